// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Apus",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "UIKit", "CoreGraphics", "CoreText", "os", "OSLog", "PlaygroundSupport"]),
    .library(
      name: "ApusRuntime", type: .dynamic,
      targets: ["SwiftUI", "UIKit", "CoreGraphics", "CoreText", "Combine", "os", "OSLog", "PlaygroundSupport"]),
    .library(name: "ApusTesting", targets: ["ApusTesting"]),
    .executable(name: "apus", targets: ["apus"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Shows apps in a GTK 4 window."),
    .default(enabledTraits: ["GTK"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", path: "Sources/CModules/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", path: "Sources/CModules/CPango", pkgConfig: "pangocairo pangoft2 fontconfig"),
    .target(name: "CoreGraphicsTypes", path: "Sources/Engine/CoreGraphicsTypes"),
    .target(name: "CoreGraphics", dependencies: ["CoreGraphicsTypes"], path: "Sources/Frameworks/CoreGraphics"),
    .target(
      name: "CoreText", dependencies: ["CoreGraphicsTypes", "FontFiles", "CPango", "CCairo"],
      path: "Sources/Frameworks/CoreText"),
    .target(name: "Combine", path: "Sources/Engine/Combine"),
    .target(name: "SwiftUICore", dependencies: ["CoreGraphicsTypes", "Combine"], path: "Sources/Engine/SwiftUICore"),
    .target(name: "PangoText", dependencies: ["SwiftUICore", "CCairo", "CPango"], path: "Sources/Services/PangoText"),
    .target(
      name: "CairoRenderer", dependencies: ["SwiftUICore", "PangoText", "CoreGraphicsTypes", "CCairo", "CPango"],
      path: "Sources/Services/CairoRenderer"),
    .systemLibrary(name: "CImaging", path: "Sources/CModules/CImaging", pkgConfig: "gdk-pixbuf-2.0 gio-2.0"),
    .target(
      name: "ImageDecoding", dependencies: ["SwiftUICore", "CoreGraphicsTypes", "CCairo", "CImaging"],
      path: "Sources/Services/ImageDecoding"),
    .target(name: "FontFiles", path: "Sources/Services/FontFiles"),
    .target(
      name: "AppResources", dependencies: ["SwiftUICore", "CoreGraphicsTypes", "FontFiles"], path: "Sources/Services/AppResources"
    ),
    .target(
      name: "SystemSymbols", dependencies: ["SwiftUICore", "CoreGraphicsTypes"], path: "Sources/Services/SystemSymbols",
      exclude: ["README.md"],
      resources: [.copy("Symbols")]),
    .target(name: "LaunchContract", path: "Sources/Engine/LaunchContract"),
    .systemLibrary(name: "CRecording", path: "Sources/CModules/CRecording", pkgConfig: "libgif zlib"),
    .target(
      name: "HeadlessHost", dependencies: ["SwiftUICore", "CairoRenderer", "LaunchContract", "CCairo", "CPango", "CRecording"],
      path: "Sources/Hosts/HeadlessHost"),
    .systemLibrary(name: "CGtk4", path: "Sources/CModules/CGtk4", pkgConfig: "gtk4"),
    .systemLibrary(name: "CX11", path: "Sources/CModules/CX11", pkgConfig: "gtk4-x11 xext"),
    .target(
      name: "GTKHost", dependencies: ["SwiftUICore", "CairoRenderer", "CoreGraphicsTypes", "CCairo", "CGtk4", "CX11"],
      path: "Sources/Hosts/GTKHost"),
    .target(name: "UIKitTypes", dependencies: ["SwiftUICore", "CoreGraphicsTypes"], path: "Sources/Frameworks/UIKitTypes"),
    .target(name: "UIKit", dependencies: ["UIKitTypes"], path: "Sources/Frameworks/UIKit"),
    .target(name: "os", path: "Sources/Frameworks/os"),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Frameworks/OSLog"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUICore", "UIKitTypes", "Combine", "CoreGraphicsTypes", "PangoText", "CairoRenderer", "ImageDecoding",
        "AppResources", "SystemSymbols", "HeadlessHost", "LaunchContract", "CCairo", "CPango", "CImaging", "CRecording",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ], path: "Sources/Frameworks/SwiftUI"),
    .target(name: "PlaygroundSupport", dependencies: ["SwiftUI"], path: "Sources/Frameworks/PlaygroundSupport"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Tools/_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/Tools/_Testing_UIKit"),
    .target(
      name: "ApusTesting",
      dependencies: [
        "SwiftUI", "SwiftUICore", "HeadlessHost", "CairoRenderer", "CCairo", "CPango", "CImaging", "CRecording",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ], path: "Sources/Tools/ApusTesting"),
    .target(name: "ApusCommand", dependencies: ["LaunchContract"], path: "Sources/Tools/ApusCommand"),
    .executableTarget(name: "apus", dependencies: ["ApusCommand"], path: "Sources/Tools/apus"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "SwiftUICore", "ApusTesting", "SystemSymbols", "CoreGraphicsTypes", "LaunchContract"]),
    .testTarget(
      name: "AppTests", dependencies: ["CairoRenderer", "CCairo", "CPango", "apus", "SwiftUI"], exclude: ["Goldens"]),
    // The example's views and the listings of its article, compiled as an app's sources are.
    .target(
      name: "TownRanking", dependencies: ["SwiftUI"], path: "Examples/TownRanking",
      exclude: [
        "App", "Assets.xcassets", "Preview Content", "TownRanking2021.json",
        // What only the command line compiles: it lets Foundation bring its networking part, as Apple's does.
        "Network/TownRankingFetcher.swift", "ViewModels", "Views/ContentView.swift",
      ], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AllGlyphs", dependencies: ["SwiftUI", "CoreText"], path: "Examples/AllGlyphs", exclude: ["AllGlyphsApp.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ArticleListings", dependencies: ["SwiftUI"], path: "Tests/Fixtures/Articles",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .systemLibrary(name: "CCallgrind", path: "Sources/CModules/CCallgrind"),
    .executableTarget(
      name: "InstructionMeter", dependencies: ["ApusTesting", "SwiftUI", "CCallgrind"], path: "Tests/InstructionMeter"),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "CoreGraphicsTypes", "Combine", "ApusTesting"]),
    .testTarget(name: "InstructionTests", dependencies: ["InstructionMeter"]),
    .testTarget(name: "ExampleTests", dependencies: ["TownRanking", "AllGlyphs", "ArticleListings", "ApusTesting", "SwiftUI"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "CCairo", "CPango"]),
    .testTarget(name: "AppResourcesTests", dependencies: ["AppResources", "FontFiles", "SwiftUICore", "CoreGraphicsTypes"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "PangoTextTests", dependencies: ["PangoText", "CairoRenderer", "SwiftUICore", "CCairo", "CPango"]),
    .testTarget(name: "LaunchContractTests", dependencies: ["LaunchContract"]),
    .testTarget(name: "ApusCommandTests", dependencies: ["ApusCommand", "LaunchContract"]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "ImageDecoding", "PangoText", "SwiftUICore", "CoreGraphicsTypes", "CCairo", "CPango"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ImageDecodingTests",
      dependencies: ["ImageDecoding", "CairoRenderer", "SwiftUICore", "CoreGraphicsTypes"]),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "HeadlessHost", "LaunchContract", "SwiftUICore", "CairoRenderer", "CCairo", "CPango", "CRecording",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
        .target(name: "CGtk4", condition: .when(traits: ["GTK"])),
      ]),
  ]
)
