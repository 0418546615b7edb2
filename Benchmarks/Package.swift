// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Apus", path: "..")],
  targets: [
    .executableTarget(name: "benchmarks"),
    // SQLite as its own programming interface offers it, for the benchmark of models.
    .target(name: "SQLitePeer", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(name: "databench", dependencies: ["SQLitePeer", .product(name: "SwiftData", package: "Apus")]),
  ]
)
