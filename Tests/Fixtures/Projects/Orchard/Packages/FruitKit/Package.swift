// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "FruitKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "FruitKit", targets: ["FruitKit"])],
  targets: [
    .target(name: "FruitKit", resources: [.process("Resources")]),
    .testTarget(name: "FruitKitTests", dependencies: ["FruitKit"]),
  ]
)
