// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = []

let package = Package(
  name: "Apus",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"])
  ],
  targets: [
    .target(name: "CoreGraphicsTypes", swiftSettings: settings),
    .target(name: "Combine"),
    .target(name: "SwiftUICore", dependencies: ["CoreGraphicsTypes", "Combine"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["SwiftUICore"]),
  ]
)
