"""Does the workloads of Benchmarks/data with Python's sqlite3 and prints the seconds of each as JSON: rows.py FOLDER ROWS"""

import json
import os
import sqlite3
import sys
import time

folder, rows = sys.argv[1], int(sys.argv[2])
base = sqlite3.connect(os.path.join(folder, f"python-{os.getpid()}.db"), isolation_level=None)
base.executescript(
    """
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE ZROW (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZGROUP INTEGER, ZNUMBER INTEGER,
      ZAMOUNT FLOAT, ZDATE TIMESTAMP, ZNAME VARCHAR, ZNOTE VARCHAR);
    CREATE INDEX ZROW_ZGROUP_INDEX ON ZROW (ZGROUP); CREATE INDEX ZROW_ZNUMBER ON ZROW (ZNUMBER COLLATE BINARY ASC);
    """
)
figures = {}


def measure(name, times, step):
    start = time.process_time()
    for index in range(times):
        step(index)
    figures[name] = (time.process_time() - start) / times


def insert(_):
    base.execute("BEGIN IMMEDIATE")
    base.executemany(
        "INSERT INTO ZROW (Z_PK, Z_ENT, ZNUMBER, ZAMOUNT, ZDATE, ZNAME, ZNOTE, Z_OPT) VALUES (?, 1, ?, ?, ?, ?, NULL, 1)",
        ((n, n, n / 3, float(n), f"Name {n % 977}") for n in range(1, rows + 1)),
    )
    base.execute("COMMIT")


def change(index):
    base.execute("BEGIN IMMEDIATE")
    base.execute("UPDATE ZROW SET ZAMOUNT = ?, Z_OPT = Z_OPT + 1 WHERE Z_PK = ?", (float(index), index + 1))
    base.execute("COMMIT")


def link(_):
    base.execute("BEGIN IMMEDIATE")
    base.executemany(
        "UPDATE ZROW SET ZGROUP = 1, Z_OPT = Z_OPT + 1 WHERE Z_PK = ?", ((n,) for n in range(1, rows // 20 + 1))
    )
    base.execute("COMMIT")


half = rows // 2
measure("insert", 1, insert)
measure("fetchAll", 1, lambda _: base.execute("SELECT Z_PK FROM ZROW ORDER BY ZNUMBER, Z_PK").fetchall())
measure(
    "fetchFirst",
    50,
    lambda index: base.execute(
        "SELECT * FROM ZROW WHERE ZNUMBER >= ? ORDER BY ZNUMBER, Z_PK LIMIT 50", (half + index * 50,)
    ).fetchall(),
)
measure("count", 10, lambda _: base.execute("SELECT count(*) FROM ZROW WHERE ZNUMBER >= ?", (half,)).fetchone())
measure("fault", 2560, lambda index: base.execute("SELECT * FROM ZROW WHERE Z_PK = ?", (index % rows + 1,)).fetchone())
measure("change", 20, change)
measure("append", 1, link)
measure("deleteSome", 1, lambda _: base.execute("DELETE FROM ZROW WHERE ZNUMBER < ?", (rows // 10,)))
print(json.dumps(figures))
