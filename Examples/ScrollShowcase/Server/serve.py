#!/usr/bin/env python3
"""The harbour's news, page by page, as JSON over HTTP; only this machine can ask.

    python3 serve.py                          # http://127.0.0.1:8754/articles?page=1
    python3 serve.py --script ok,fail,rubbish # what each request in turn gets, then "ok"

What a request can get: ok; fail (status 500); rubbish (bytes that are no JSON); half (an answer that breaks off);
odd (JSON of another form); wild (the right form, with numbers and texts that make no sense); wrong (another page than
the one asked for); redirect (to itself); endless (bytes without end); drip (a byte now and then); late (all, but only
once a later request has been answered); stall (nothing, and the connection stays open).
The first line printed is the address, so that a script can ask for a free port with --port 0.
"""

import argparse
import http.server
import json
import threading
import time
import urllib.parse

PAGES = 4
ROWS = 12
PLACES = ["the old pier", "Gull Island", "the north light", "Westhaven", "the fish market", "浜の松原"]
EVENTS = [
    "Seals seen at {}", "A new bench for {}", "Storm passes {}", "Lantern night at {}", "Painters meet at {}",
    "Low tide uncovers {}", "Ferry stops again at {}",
]


def page(number):
    rows = []
    for index in range((number - 1) * ROWS, number * ROWS):
        rows.append({
            "id": index + 1,
            "title": EVENTS[index % len(EVENTS)].format(PLACES[index * 5 % len(PLACES)]),
            "minutes": 2 + index * 7 % 9,
            "picture": index % 30,
        })
    return {"page": number, "pages": PAGES, "articles": rows}


def wild_page(number):
    result = page(number)
    for row, minutes, picture in zip(result["articles"], [-1, 2**63 - 1, 5, 5], [0, 0, -1, 2**63 - 1]):
        row.update(minutes=minutes, picture=picture, title="🌊" * 10_000)
    return result


class Handler(http.server.BaseHTTPRequestHandler):
    script = []
    lock = threading.Lock()
    answered = threading.Event()

    def do_GET(self):
        with Handler.lock:
            way = Handler.script.pop(0) if Handler.script else "ok"
        self.close_connection = True
        try:
            self.answer(way)
        except (BrokenPipeError, ConnectionResetError):
            # Whoever asked has given up.
            pass

    def answer(self, way):
        if way == "stall":
            # Nothing is sent; the read ends when whoever asks gives up.
            self.rfile.read(1)
        elif way == "fail":
            self.send_error(500)
        elif way == "redirect":
            self.send_response(302)
            self.send_header("Location", self.path)
            self.end_headers()
        elif way == "endless":
            self.begin()
            while True:
                self.wfile.write(b" " * 65_536)
                # As fast as a fast network: Foundation for Linux hears no cancellation while bytes come without a pause.
                time.sleep(0.004)
        else:
            self.send_page(way)

    def send_page(self, way):
        body = self.body(way)
        if body is None:
            self.send_error(404)
            return
        if way == "late":
            Handler.answered.wait()
        self.begin(len(body) * (2 if way == "half" else 1))
        if way == "drip":
            for index in range(len(body)):
                self.wfile.write(body[index:index + 1])
                time.sleep(0.1)
        else:
            self.wfile.write(body)
        Handler.answered.set()

    def begin(self, length=None):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def body(self, way):
        address = urllib.parse.urlparse(self.path)
        numbers = urllib.parse.parse_qs(address.query).get("page", ["1"])
        if address.path != "/articles" or not numbers[0].isdigit() or not 1 <= int(numbers[0]) <= PAGES:
            return None
        number = int(numbers[0])
        if way == "rubbish":
            return bytes(range(256)) * 8
        if way == "odd":
            return json.dumps({"page": "one", "articles": None}).encode()
        if way == "wild":
            return json.dumps(wild_page(number)).encode()
        if way == "wrong":
            number = number % PAGES + 1
        return json.dumps(page(number), ensure_ascii=False).encode()

    def log_message(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8754)
    parser.add_argument("--script", default="", help="what each request in turn gets, with commas")
    options = parser.parse_args()
    Handler.script = [word for word in options.script.split(",") if word]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    server.daemon_threads = True
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
