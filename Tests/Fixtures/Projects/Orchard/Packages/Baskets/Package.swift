// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Baskets",
  defaultLocalization: "en",
  products: [.library(name: "Baskets", targets: ["Baskets"])],
  targets: [.target(name: "Baskets", resources: [.copy("rules.txt")])]
)
