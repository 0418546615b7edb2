// swift-tools-version: 6.1
import PackageDescription

// A package like any that uses Apus: no unsafe flags, and nothing of GTK, since the trait is left out.
let package = Package(
  name: "Greeter",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.executable(name: "Greeter", targets: ["Greeter"])],
  dependencies: [.package(name: "Apus", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "GreeterModel",
      dependencies: [.product(name: "Combine", package: "Apus", condition: .when(platforms: [.linux]))]),
    .target(
      name: "GreeterViews",
      dependencies: ["GreeterModel", .product(name: "SwiftUI", package: "Apus", condition: .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Greeter",
      dependencies: ["GreeterViews", .product(name: "SwiftUI", package: "Apus", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "GreeterViewsTests", dependencies: ["GreeterViews", .product(name: "ApusTesting", package: "Apus")]),
  ]
)
