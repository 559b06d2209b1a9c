"""Charts as SVG, without any other package: for notebooks and pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 640, 360, 64, 40, 16, 56
_COLOURS = ("#1b6ca8", "#c1440e", "#3a7d44", "#7a4fa3", "#a3801a", "#4a4a4a", "#b0477e")


@dataclass
class Chart:
    """Points, lines and bars over two axes. A notebook draws it; `svg()` is its text.

    >>> chart = Chart("Wealth", x="seat", y="share").bars(["1", "2"], [0.6, 0.4])
    >>> chart.svg().startswith("<svg") and "Wealth" in chart.svg()
    True
    """

    title: str
    x: str = ""
    y: str = ""
    _layers: list[tuple[str, str, list[float], list[float], list[float]]] = field(default_factory=list)
    _ticks: list[str] = field(default_factory=list)

    def points(self, x: Sequence[float], y: Sequence[float], name: str = "") -> Chart:
        """A point for each pair."""
        self._layers.append(("points", name, [*map(float, x)], [*map(float, y)], []))
        return self

    def line(self, x: Sequence[float], y: Sequence[float], name: str = "") -> Chart:
        """A line from pair to pair."""
        self._layers.append(("line", name, [*map(float, x)], [*map(float, y)], []))
        return self

    def bars(self, names: Sequence[str], values: Sequence[float], errors: Sequence[float] = ()) -> Chart:
        """A bar for each name, with what it may be off."""
        self._ticks = list(names)
        self._layers.append(("bars", "", [*map(float, range(len(names)))], [*map(float, values)], [*map(float, errors)]))
        return self

    def _bounds(self) -> tuple[float, float, float, float]:
        xs = [x for layer in self._layers for x in layer[2]] or [0.0]
        ys = [y for layer in self._layers for y in layer[3]] or [0.0]
        left, right, low, high = min(xs), max(xs), min(ys), max(ys)
        if self._ticks:
            left, right, low = left - 0.5, right + 0.5, min(low, 0.0)
        margin = (high - low or 1.0) * 0.08
        return left, right if right > left else left + 1, low if self._ticks else low - margin, high + margin

    def svg(self) -> str:
        """The chart as a picture."""
        left, right, low, high = self._bounds()
        across, up = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

        def at(x: float, y: float) -> tuple[float, float]:
            return _LEFT + (x - left) / (right - left) * across, _TOP + (high - y) / (high - low) * up

        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" role="img"'
            ' font-family="sans-serif" font-size="12">',
            f"<title>{escape(self.title)}</title>",
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
            f'<text x="{_LEFT}" y="22" font-size="15" fill="#111">{escape(self.title)}</text>',
            f'<text x="{_LEFT + across / 2}" y="{_HEIGHT - 10}" text-anchor="middle" fill="#333">{escape(self.x)}</text>',
            f'<text transform="translate(14 {_TOP + up / 2}) rotate(-90)" text-anchor="middle" fill="#333">'
            f"{escape(self.y)}</text>",
        ]
        for step in range(6):
            value = low + (high - low) * step / 5
            _, y = at(left, value)
            parts.append(f'<path d="M{_LEFT} {y:.1f}h{across}" stroke="#ddd"/>')
            parts.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#333">{value:.4g}</text>')
        marks = [(float(place), name) for place, name in enumerate(self._ticks)]
        even = [left + (right - left) * step / 5 for step in range(6)]
        for mark, text in marks or [(place, f"{place:.4g}") for place in even]:
            x, _ = at(mark, low)
            text = escape(text)
            parts.append(f'<text x="{x:.1f}" y="{_TOP + up + 18}" text-anchor="middle" fill="#333">{text}</text>')
        for row, (kind, name, xs, ys, errors) in enumerate(self._layers):
            colour = _COLOURS[row % len(_COLOURS)]
            placed = [at(x, y) for x, y in zip(xs, ys, strict=True)]
            if kind == "points":
                parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}" opacity="0.5"/>' for x, y in placed]
            elif kind == "line":
                path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
                parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            else:
                _, ground = at(left, max(low, 0.0))
                wide = across / max(len(xs), 1) * 0.6
                for x, y in placed:
                    top, tall = min(y, ground), abs(ground - y)
                    parts.append(
                        f'<rect x="{x - wide / 2:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{colour}"/>'
                    )
                for middle, value, error in zip(xs, ys, errors, strict=False):
                    (x, y), (_, z) = at(middle, value + error), at(middle, value - error)
                    parts.append(f'<path d="M{x:.1f} {y:.1f}V{z:.1f}" stroke="#111"/>')
            if name:
                parts.append(f'<text x="{_WIDTH - _RIGHT}" y="{22 + 14 * row}" text-anchor="end" fill="{colour}">')
                parts.append(f"{escape(name)}</text>")
        return "".join([*parts, "</svg>"])

    def _repr_svg_(self) -> str:
        return self.svg()
