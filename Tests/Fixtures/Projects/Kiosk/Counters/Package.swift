// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Counters",
  products: [.library(name: "Counters", targets: ["Counters"])],
  targets: [.target(name: "Counters")]
)
