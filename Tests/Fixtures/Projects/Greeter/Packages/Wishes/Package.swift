// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Wishes",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Wishes", targets: ["Wishes"])],
  targets: [
    // Speaks to the compiler by itself, so that nothing has to be fetched.
    .macro(name: "WishMacros"),
    .target(name: "Wishes", dependencies: ["WishMacros"]),
    .testTarget(name: "WishesTests", dependencies: ["Wishes"]),
  ]
)
