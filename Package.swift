// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// How our own sources are compiled: an import is a file's own affair unless it says `public` or `package`, and a file sees
/// members only of modules that it imports itself.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// Targets of our own, each in the folder of its name.
func group(_ folder: String, _ targets: [Target]) -> [Target] {
  for target in targets {
    target.path = "\(folder)/\(target.name)"
    if target.type != .system { target.swiftSettings = settings }
  }
  return targets
}

/// The C libraries.
///
/// Whatever its access level, an import of one makes the compiler load it for every module above too; the package manager hands
/// the module maps on to all that depend, so nobody declares one that it does not import. A module map cannot say that its headers
/// include Cairo's: whoever declares CPango, CImaging or CGtk4 declares CCairo.
let cModules = group(
  "Sources/CModules",
  [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig"),
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0"),
    .systemLibrary(name: "CImaging", pkgConfig: "gdk-pixbuf-2.0 gio-2.0"),
    .systemLibrary(name: "CRecording", pkgConfig: "libgif zlib"),
    .systemLibrary(name: "CMarkdown", pkgConfig: "libcmark-gfm"),
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
    .systemLibrary(name: "CX11", pkgConfig: "gtk4-x11 xext"),
    .systemLibrary(name: "CCallgrind"),
    .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CObjectMaking"),
    .target(name: "CSessionSockets"),
  ])

let engine = group(
  "Sources/Engine",
  [
    .target(name: "CoreGraphicsTypes"),
    .target(name: "LaunchContract"),
    .target(name: "SwiftLexing"),
    .target(name: "SavedValues"),
    .target(name: "ConstraintSolving"),
    .target(name: "EngineRuntime"),
    .target(name: "FoundationAdditions", dependencies: ["EngineRuntime"]),
    .target(name: "Combine", dependencies: ["EngineRuntime"]),
    .target(name: "AppFiles", dependencies: ["EngineRuntime"]),
    .target(name: "DisplayModel", dependencies: ["EngineRuntime", "CoreGraphicsTypes"]),
    .target(
      name: "SwiftUICore",
      dependencies: [
        "DisplayModel", "AppFiles", "CoreGraphicsTypes", "Combine", "FoundationAdditions", "EngineRuntime", "SavedValues",
      ]),
  ])

/// Whether the compiler may get flags that the package manager knows nothing of.
///
/// It allows them in no package that it fetches by a version. APUS_DEBUG_SPEED=plain builds as there: sooner done, and slower when
/// it runs.
let mayTakeAnyFlags =
  !Context.packageDirectory.contains("/checkouts/") && Context.environment["APUS_DEBUG_SPEED"] != "plain"

/// Has the compiler optimise targets in debug builds, too.
///
/// Layout, pixels and random worlds in tests, and apps that are being written, cost several times as much without. Checks and
/// assertions stay, and each file is still compiled by itself; who follows the engine in a debugger takes these flags out.
func optimizeInDebugBuilds(_ targets: [Target]) {
  guard mayTakeAnyFlags else { return }
  for target in targets where target.type == .regular {
    // Valgrind, which counts instructions in tests, does not read the debug information that clang writes unless told otherwise.
    if target.name == "CSessionSockets" { target.cSettings = [.unsafeFlags(["-gdwarf-4"], .when(configuration: .debug))] }
    target.swiftSettings? += [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
  }
}

/// Keeps C modules and the standard library out of the compiler's index in debug builds.
///
/// Each process of the compiler looks through all of them, which takes it two to four seconds, as long as a few files of its own.
/// What Swift sources of this package declare is found by an editor as before.
func leaveImportsOutOfIndex(_ targets: [Target]) {
  guard mayTakeAnyFlags else { return }
  let flags = ["-index-ignore-clang-modules", "-index-ignore-stdlib"].flatMap { ["-Xfrontend", $0] }
  for target in targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}

/// Has few processes of the compiler make a test target, each many files.
///
/// To expand the macros of tests each process parses all files of its target, six seconds of its time for four hundred files; the
/// compiler's driver would begin one for every 25.
func compileInFewProcesses(_ tests: [Target]) {
  guard mayTakeAnyFlags else { return }
  for target in tests where target.type == .test {
    target.swiftSettings? += [.unsafeFlags(["-driver-batch-size-limit", "250"], .when(configuration: .debug))]
  }
}

let services = group(
  "Sources/Services",
  [
    .target(name: "FontFiles"),
    .target(name: "PangoText", dependencies: ["FontFiles", "DisplayModel", "CCairo", "CPango"]),
    .target(name: "CairoRenderer", dependencies: ["DisplayModel", "PangoText", "CoreGraphicsTypes", "CCairo"]),
    .target(name: "LateLibraries"),
    .target(
      name: "ImageDecoding",
      dependencies: ["DisplayModel", "AppFiles", "LateLibraries", "CoreGraphicsTypes", "CCairo", "CImaging"]),
    .target(name: "WebFetching", dependencies: ["DisplayModel", "LateLibraries", "CGio"]),
    .target(name: "MarkdownParsing", dependencies: ["DisplayModel", "CMarkdown"]),
    .target(name: "AppResources", dependencies: ["DisplayModel", "AppFiles", "CoreGraphicsTypes", "FontFiles"]),
    .target(name: "SpellChecking", dependencies: ["DisplayModel", "LateLibraries"]),
    .target(name: "SymbolNames"),
    .target(
      name: "SystemSymbols", dependencies: ["DisplayModel", "CoreGraphicsTypes", "SymbolNames"], exclude: ["README.md"],
      resources: [.copy("Symbols"), .copy("Names.txt"), .copy("Matches.txt")]),
    .target(
      name: "LiveServices",
      dependencies: [
        "DisplayModel", "AppFiles", "CairoRenderer", "FontFiles", "PangoText", "ImageDecoding", "WebFetching", "MarkdownParsing",
        "AppResources", "SystemSymbols", "FoundationAdditions", "SpellChecking",
      ]),
  ])

let hosts = group(
  "Sources/Hosts",
  [
    .target(name: "HeadlessHost", dependencies: ["DisplayModel", "CairoRenderer", "LaunchContract", "CRecording"]),
    .target(
      name: "GTKHost", dependencies: ["DisplayModel", "CairoRenderer", "CoreGraphicsTypes", "CCairo", "CPango", "CGtk4", "CX11"]),
  ])

let frameworks = group(
  "Sources/Frameworks",
  [
    .target(name: "CoreGraphics", dependencies: ["CoreGraphicsTypes"]),
    .target(name: "CoreText", dependencies: ["CoreGraphicsTypes", "FontFiles", "CPango", "CCairo"]),
    .target(
      name: "UIKitTypes",
      dependencies: [
        "SwiftUICore", "CoreGraphicsTypes", "CoreText", "FoundationAdditions", "EngineRuntime", "UniformTypeIdentifiers",
      ]),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreLocation"),
    .target(name: "Accessibility"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"]),
    .target(name: "MacroExpansion", dependencies: ["SwiftLexing"]),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUIMacros", "SwiftUICore", "AppFiles", "FoundationAdditions", "UIKitTypes", "UniformTypeIdentifiers",
        "CoreTransferable", "Accessibility", "Combine",
        "CoreGraphicsTypes", "CairoRenderer", "DisplayModel", "FontFiles", "LiveServices", "MarkdownParsing", "CSessionSockets",
        "HeadlessHost", "LaunchContract", "SavedValues",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ]),
    .target(
      name: "QuartzCore",
      dependencies: ["UIKitTypes", "SwiftUICore", "DisplayModel", "CoreGraphicsTypes", "FoundationAdditions", "CObjectMaking"]),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "SwiftUI", "SwiftUICore", "UIKitTypes", "FoundationAdditions", "DisplayModel", "CoreGraphicsTypes",
        "Combine", "ConstraintSolving", "EngineRuntime", "UniformTypeIdentifiers", "CoreTransferable", "CObjectMaking",
      ]),
    .target(
      name: "AppKit",
      dependencies: [
        "UIKit", "QuartzCore", "SwiftUI", "SwiftUICore", "UIKitTypes", "FoundationAdditions", "CoreGraphicsTypes", "Combine",
        "EngineRuntime",
      ]),
    .target(
      name: "MapKit", dependencies: ["SwiftUI", "SwiftUICore", "AppFiles", "CoreLocation", "CoreGraphicsTypes"],
      exclude: ["README.md"], resources: [.copy("Earth")]),
    .target(name: "PlaygroundSupport", dependencies: ["SwiftUI"]),
    .target(name: "Charts", dependencies: ["SwiftUI", "SwiftUICore", "CoreGraphicsTypes"]),
    .target(
      name: "SwiftData",
      dependencies: ["SwiftDataCore", "StoreEngine", "SwiftUIMacros", "SwiftUI", "SwiftUICore", "Combine", "EngineRuntime"]),
  ])

// What apps keep. Modules that bring it into views, such as `SwiftData`, are frameworks like the others.
let data = group(
  "Sources/Data",
  [
    .target(name: "StoreEngine", dependencies: ["SQLite3", "EngineRuntime"]),
    .target(name: "ManagedModelFormat"),
    .target(name: "SwiftDataCore", dependencies: ["SwiftUIMacros", "StoreEngine", "FoundationAdditions", "EngineRuntime"]),
  ])

let tools = group(
  "Sources/Tools",
  [
    .target(name: "SeededNumbers"),
    .target(name: "PictureFiles"),
    .target(name: "RemoteControl", dependencies: ["LaunchContract"]),
    .target(name: "PageServing", dependencies: ["LaunchContract", "LateLibraries"]),
    .target(name: "TestAttachments"),
    .target(
      name: "XCUIAutomation",
      dependencies: ["RemoteControl", "LaunchContract", "CoreGraphicsTypes", "PictureFiles", "TestAttachments", "UIKitTypes"]),
    .target(
      name: "ApusCommand",
      dependencies: [
        "AppFiles", "FoundationAdditions", "LaunchContract", "ManagedModelFormat", "PageServing", "PictureFiles", "RemoteControl",
        "SeededNumbers", "SwiftLexing", "SymbolNames",
      ]),
    .executableTarget(name: "apus", dependencies: ["ApusCommand"]),
    .executableTarget(
      name: "ApusFuzz",
      dependencies: [
        "ApusCommand", "ApusTesting", "AppResources", "CoreGraphicsTypes", "CoreTransferable", "FoundationAdditions", "FuzzViews",
        "ImageDecoding", "LaunchContract", "MapKit", "PangoText", "StoreEngine", "SwiftUICore", "SystemSymbols",
        "UniformTypeIdentifiers",
      ]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_AppKit"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "EngineTesting",
      dependencies: [
        "SwiftUICore", "LiveServices", "HeadlessHost", "SeededNumbers", "CairoRenderer", "ImageDecoding", "PangoText",
      ]),
    .target(
      name: "ApusTesting",
      dependencies: [
        "EngineTesting", "SwiftUI", "SwiftUICore", "HeadlessHost", "_Testing_AppKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "SwiftUI", "SwiftUICore", "CoreGraphicsTypes", "EngineRuntime", "CairoRenderer", "PangoText", "LiveServices",
        "HeadlessHost", "TestAttachments",
      ]),
    .target(name: "FuzzViews", dependencies: ["ApusTesting", "SwiftUI", "CoreGraphicsTypes"]),
  ])

let tests = group(
  "Tests",
  [
    .testTarget(name: "ArchitectureTests", dependencies: ["SwiftLexing"]),
    .testTarget(name: "AppFilesTests", dependencies: ["AppFiles"]),
    .testTarget(name: "SwiftLexingTests", dependencies: ["SwiftLexing"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "FoundationAdditions"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "SwiftLexing"]),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: ["SwiftUICore", "CoreGraphicsTypes", "Combine", "EngineTesting", "LiveServices", "PangoText"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "SwiftUICore", "ApusTesting", "CairoRenderer", "SystemSymbols", "CoreGraphicsTypes", "LaunchContract",
        "FuzzViews", "UniformTypeIdentifiers", "CoreTransferable", "LiveServices", "LoopbackServers", "Combine", "UIKitTypes",
        "SymbolNames", "FoundationAdditions", "AppFiles", "SavedValues", "EngineTesting",
      ],
      exclude: [
        "Alerts/Goldens", "Canvas/Goldens", "Controls/Goldens", "Lists/Goldens", "Menus/Goldens", "Navigation/Goldens",
        "Presentations/Goldens",
        "Search/Goldens", "Symbols/Goldens", "Tabs/Goldens", "TextInput/Goldens",
      ]),
    .testTarget(
      name: "PangoTextTests",
      dependencies: ["PangoText", "FontFiles", "CairoRenderer", "SwiftUICore", "CPango", "SeededNumbers"]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "CairoRenderer", "ImageDecoding", "PangoText", "SwiftUICore", "CoreGraphicsTypes", "CCairo", "EngineTesting",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ImageDecodingTests",
      dependencies: ["ImageDecoding", "AppFiles", "CairoRenderer", "SwiftUICore", "CoreGraphicsTypes"]),
    .target(name: "LoopbackServers"),
    .testTarget(name: "WebFetchingTests", dependencies: ["WebFetching", "SwiftUICore", "LoopbackServers"]),
    .testTarget(name: "SpellCheckingTests", dependencies: ["SpellChecking"]),
    .testTarget(name: "MarkdownParsingTests", dependencies: ["MarkdownParsing", "SwiftUICore"]),
    .testTarget(name: "AppResourcesTests", dependencies: ["AppResources", "FontFiles", "SwiftUICore", "CoreGraphicsTypes"]),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "HeadlessHost", "LaunchContract", "SwiftUICore", "CairoRenderer", "CoreGraphicsTypes", "SeededNumbers",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
        .target(name: "CGtk4", condition: .when(traits: ["GTK"])),
        .target(name: "CPango", condition: .when(traits: ["GTK"])),
      ]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
    .testTarget(
      name: "MapKitTests",
      dependencies: [
        "MapKit", "AppFiles", "CoreLocation", "SwiftUI", "SwiftUICore", "ApusTesting", "CairoRenderer", "CoreGraphicsTypes",
        "LiveServices", "LoopbackServers",
      ],
      exclude: ["Goldens"]),
    .testTarget(name: "StoreEngineTests", dependencies: ["StoreEngine", "SQLite3", "SeededNumbers"]),
    .testTarget(
      name: "SwiftDataCoreTests", dependencies: ["SwiftDataCore", "StoreEngine", "SeededNumbers", "FoundationAdditions"]),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["SwiftData", "SwiftDataCore", "StoreEngine", "SwiftUI", "SwiftUICore", "ApusTesting", "SeededNumbers"]),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"]),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["Charts", "Accessibility", "SwiftUI", "SwiftUICore", "CoreGraphicsTypes", "ApusTesting", "CairoRenderer"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "QuartzCore", "SwiftUI", "SwiftUICore", "UIKitTypes", "CoreGraphicsTypes", "FoundationAdditions", "ApusTesting",
        "CairoRenderer", "SeededNumbers",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitTypes", "QuartzCore", "SwiftUI", "SwiftUICore", "CoreGraphicsTypes", "ApusTesting", "CairoRenderer",
        "Combine", "EngineRuntime", "FoundationAdditions", "SeededNumbers", "UniformTypeIdentifiers",
      ]),
    .testTarget(
      name: "AppKitTests",
      dependencies: [
        "AppKit", "UIKitTypes", "QuartzCore", "SwiftUI", "SwiftUICore", "Combine", "ApusTesting", "CairoRenderer",
      ]),
    .testTarget(name: "FrameworkTests", dependencies: ["os", "CoreGraphics", "PlaygroundSupport", "SwiftUI", "CairoRenderer"]),
    .testTarget(name: "LaunchContractTests", dependencies: ["LaunchContract"]),
    .testTarget(name: "SavedValuesTests", dependencies: ["SavedValues"]),
    .testTarget(name: "ConstraintSolvingTests", dependencies: ["ConstraintSolving", "SeededNumbers"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", "ApusTesting", "SeededNumbers", "SwiftUI", "SwiftUICore", "CoreGraphicsTypes", "CairoRenderer",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(name: "FuzzTests", dependencies: ["ApusCommand", "ApusFuzz", "DisplayModel", "ImageDecoding"]),
    .testTarget(name: "PictureFilesTests", dependencies: ["PictureFiles"]),
    .testTarget(name: "PageServingTests", dependencies: ["PageServing", "LaunchContract"]),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: ["XCUIAutomation", "RemoteControl", "LaunchContract", "CoreGraphicsTypes", "PictureFiles", "UIKitTypes"]),
    .testTarget(
      name: "ApusCommandTests",
      dependencies: [
        "ApusCommand", "FoundationAdditions", "LaunchContract", "ManagedModelFormat", "PictureFiles", "RemoteControl",
        "SeededNumbers", "SwiftLexing",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "TownRanking", "AllGlyphs", "Landmarks", "ScrollShowcase", "ArticleListings", "ChartGallery", "Charts", "Bridges",
        "ReadingList", "SwiftData", "ApusTesting", "CairoRenderer", "SwiftUI", "SwiftUICore", "UIKit",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "AppTests", dependencies: ["ApusTesting", "CairoRenderer", "apus", "SwiftUI", "LoopbackServers"], exclude: ["Goldens"]
    ),
    .executableTarget(name: "InstructionMeter", dependencies: ["ApusTesting", "SwiftUI", "CoreGraphicsTypes", "CCallgrind"]),
    .testTarget(name: "InstructionTests", dependencies: ["InstructionMeter"]),
  ])

// The command line tool waits for compilers: optimised it would take four times as long to be built itself.
let commandLine: Set = ["ApusCommand", "apus", "RemoteControl"]
optimizeInDebugBuilds(cModules + engine + services + hosts + data + frameworks + tools.filter { !commandLine.contains($0.name) })

/// The examples' views and the listings of an article, compiled as apps' sources are.
let appSources: [Target] = [
  .target(
    name: "TownRanking", dependencies: ["SwiftUI", "Combine"], path: "Examples/TownRanking",
    exclude: [
      "App", "Assets.xcassets", "Preview Content", "TownRanking2021.json",
      // What only the command line compiles: it lets Foundation bring its networking part, as Apple's does.
      "Network/TownRankingFetcher.swift", "ViewModels", "Views/ContentView.swift",
    ], swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "AllGlyphs", dependencies: ["SwiftUI", "CoreText"], path: "Examples/AllGlyphs", exclude: ["AllGlyphsApp.swift"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "Landmarks", dependencies: ["SwiftUI", "UIKit", "MapKit", "CoreLocation", "Combine"],
    path: "Examples/Landmarks",
    // Selectors are the command line's: the compiler alone knows none on Linux.
    exclude: ["App", "Views/Pages/PageControl.swift"],
    resources: [
      .copy("Assets.xcassets"), .copy("Resources/landmarks.json"), .copy("Resources/hikes.json"), .copy("Resources/en.lproj"),
      .copy("Resources/ja.lproj"),
    ], swiftSettings: [.swiftLanguageMode(.v5)]),
  // The folder is called as the framework is; an app's own module has another name, on the command line, too.
  .target(
    name: "ChartGallery", dependencies: ["SwiftUI", "Charts"], path: "Examples/Charts", exclude: ["App", "Resources"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "Bridges", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Bridges", exclude: ["App", "Resources"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "ReadingList", dependencies: ["SwiftUI", "SwiftData"], path: "Examples/ReadingList", exclude: ["App", "Resources"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "ScrollShowcase", dependencies: ["SwiftUI"], path: "Examples/ScrollShowcase", exclude: ["App", "Server"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "ArticleListings", dependencies: ["SwiftUI"], path: "Tests/Fixtures/Articles",
    swiftSettings: [.swiftLanguageMode(.v5)]),
]

compileInFewProcesses(tests)
leaveImportsOutOfIndex(engine + services + hosts + data + frameworks + tools + tests + appSources)

let package = Package(
  name: "Apus",
  products: [
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "CoreGraphics", "CoreLocation", "CoreText", "CoreTransferable", "os", "OSLog", "PlaygroundSupport",
        "UniformTypeIdentifiers", "Accessibility",
      ]),
    .library(name: "Combine", targets: ["Combine"]),
    // Each is built for those alone who import it.
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    // What apps that `apus` builds are linked with.
    .library(
      name: "ApusRuntime", type: .dynamic,
      targets: [
        "SwiftUI", "CoreGraphics", "CoreLocation", "CoreText", "CoreTransferable", "Combine", "os", "OSLog",
        "PlaygroundSupport", "UniformTypeIdentifiers", "Accessibility",
        // What tests of both kinds attach is one type, whichever libraries they load.
        "TestAttachments",
      ]),
    .library(name: "ApusTesting", targets: ["ApusTesting"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .executable(name: "apus", targets: ["apus"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Shows apps in a GTK 4 window."),
    .default(enabledTraits: ["GTK"]),
  ],
  targets: cModules + engine + services + hosts + data + frameworks + tools + tests + appSources
)
