// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  targets: [.executableTarget(name: "benchmarks")]
)
