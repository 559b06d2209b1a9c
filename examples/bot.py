#!/usr/bin/env python3
"""A player in sixty lines, by HTTP and the standard library alone: it moves wherever it is its turn, until the table it
is given is over.

    bot.py 127.0.0.1:1844 TOKEN [TABLE]        the token needs the scopes `read` and `play`
"""
import http.client
import json
import sys

# Run, pay, grow; of equals the first that is offered. What is not named here is done if nothing else is left.
LIKES = ["pass", "done", "place-marker", "lay-tile", "bid", "start", "buy", "buy-train", "pay-out", "run"]


def like(choice):
    name = choice["action"]["do"]
    return LIKES.index(name) if name in LIKES else -1


class Server:
    def __init__(self, address, token):
        self.address, self.head = address, {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.address)
        connection.request(method, path, json.dumps(body) if body else None, self.head)
        return connection.getresponse()

    def play(self, table, seats):
        """Moves until it is somebody else's turn."""
        while True:
            state = json.load(self.ask("GET", f"/api/tables/{table}/state"))
            seat = state.get("deciding")
            if seat not in seats:
                return
            offered = [choice for choice in state["choices"] if choice["seat"] == seat]
            for choice in sorted(offered, key=like, reverse=True):
                act = {"seat": seat, "version": state["version"], "action": choice["action"]}
                # Another version: look again. Anything else that is refused: the next best.
                if self.ask("POST", f"/api/tables/{table}/actions", act).status in (200, 409):
                    break


def main(address, token, until=None):
    server = Server(address, token)
    for line in server.ask("GET", "/api/me/stream"):
        if not line.startswith(b"data: "):
            continue
        event = json.loads(line[len(b"data: "):])
        for table in event if isinstance(event, list) else [event]:
            if table.get("turn"):
                server.play(table["id"], table["yours"])
            elif table.get("status") == "finished" and table["id"] == until:
                return


main(*sys.argv[1:])
