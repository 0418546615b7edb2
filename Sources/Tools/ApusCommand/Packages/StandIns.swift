import Foundation

/// The packages whose purpose does not exist here, and what stands in for them: this list, and nothing else, decides it.
///
/// Updaters replace apps of macOS; crash reporters read crashes of Apple's systems; analytics and advertisements are made for
/// Apple's devices, mostly of Objective-C or of binaries. An app that imports them gets empty modules of the same names, so that
/// `import` compiles. A few have the calls with which nearly every app begins; they do nothing.
enum StandIns {
  static let all: [StandIn] = [
    // Updaters.
    StandIn("Sparkle", for: "updates of apps", ["Sparkle"], members: ["Sparkle": sparkle]),

    // Crash reporters.
    StandIn(
      "sentry-cocoa", for: "crash reports", ["Sentry", "Sentry-Dynamic", "SentrySwiftUI"],
      modules: ["Sentry-Dynamic": "Sentry"], members: ["Sentry": sentry]),
    StandIn("plcrashreporter", for: "crash reports", ["CrashReporter"]),
    StandIn("KSCrash", for: "crash reports", ["KSCrash"]),
    StandIn("bugsnag-cocoa", for: "crash reports", ["Bugsnag", "BugsnagNetworkRequestPlugin"]),
    StandIn("raygun4apple", for: "crash reports", ["raygun4apple"]),
    StandIn("rollbar-apple", for: "crash reports", ["RollbarNotifier", "RollbarCrash"]),
    StandIn("appcenter-sdk-apple", for: "crash reports and analytics", ["AppCenter", "AppCenterAnalytics", "AppCenterCrashes"]),
    StandIn("newrelic-ios-agent-spm", for: "analytics", ["NewRelic"]),
    StandIn("dd-sdk-ios", for: "crash reports and analytics", ["DatadogCore", "DatadogLogs", "DatadogRUM", "DatadogTrace"]),

    // Analytics, and what only works with the services of these makers.
    StandIn(
      "firebase-ios-sdk", for: "crash reports and analytics",
      [
        "FirebaseAnalytics", "FirebaseAnalyticsCore", "FirebaseAnalyticsWithoutAdIdSupport", "FirebaseCrashlytics",
        "FirebasePerformance", "FirebaseMessaging", "FirebaseRemoteConfig",
      ],
      modules: [
        "FirebaseAnalyticsCore": "FirebaseAnalytics", "FirebaseAnalyticsWithoutAdIdSupport": "FirebaseAnalytics",
      ],
      shared: ["FirebaseCore", "Firebase"], members: ["FirebaseCore": firebase]),
    StandIn("mixpanel-swift", for: "analytics", ["Mixpanel"]),
    StandIn("amplitude-swift", for: "analytics", ["AmplitudeSwift"]),
    StandIn("amplitude-ios", for: "analytics", ["Amplitude"]),
    StandIn("posthog-ios", for: "analytics", ["PostHog"]),
    StandIn("appsflyerframework", for: "analytics", ["AppsFlyerLib"]),
    StandIn("ios_sdk", for: "analytics", ["Adjust", "AdjustSdk"]),
    StandIn("matomo-sdk-ios", for: "analytics", ["MatomoTracker"]),
    StandIn("countly-sdk-ios", for: "analytics", ["Countly"]),
    StandIn("facebook-ios-sdk", for: "analytics and advertisements", ["FacebookCore", "FacebookAEM", "FacebookLogin"]),

    // Advertisements and messages that a maker pushes.
    StandIn("swift-package-manager-google-mobile-ads", for: "advertisements", ["GoogleMobileAds"]),
    StandIn("swift-package-manager-google-user-messaging-platform", for: "advertisements", ["GoogleUserMessagingPlatform"]),
    StandIn("onesignal-xcframework", for: "pushed messages", ["OneSignalFramework", "OneSignalExtension"]),
  ]

  /// The packages in whose place the framework has a module of the same name and interface.
  static let own: [StandIn] = [StandIn("swift-snapshot-testing", replacedBy: "SnapshotTesting")]

  /// The entry for a package.
  static func standIn(for identity: PackageIdentity) -> StandIn? { (all + own).first { $0.identity == identity } }

  private static let sparkle = """
    /// Shows nothing and finds no update.
    public final class SPUUpdater {
      public var automaticallyChecksForUpdates = false
      public var canCheckForUpdates: Bool { false }
      public func checkForUpdates() {}
      public func checkForUpdatesInBackground() {}
    }

    public protocol SPUUpdaterDelegate: AnyObject {}
    public protocol SPUStandardUserDriverDelegate: AnyObject {}

    public final class SPUStandardUpdaterController {
      public let updater = SPUUpdater()
      public init(
        startingUpdater: Bool, updaterDelegate: (any SPUUpdaterDelegate)?,
        userDriverDelegate: (any SPUStandardUserDriverDelegate)?
      ) {}
      public func checkForUpdates(_ sender: Any?) {}
      public func startUpdater() {}
    }

    """

  private static let sentry = """
    public final class Options {
      public var dsn: String?
      public var debug = false
      public var environment = ""
      public var tracesSampleRate: Double?
      public init() {}
    }

    /// Reports nothing.
    public enum SentrySDK {
      public static func start(configureOptions: (Options) -> Void) { configureOptions(Options()) }
      public static func capture(error: any Error) {}
      public static func capture(message: String) {}
      public static func close() {}
    }

    """

  private static let firebase = """
    /// Sends nothing.
    public final class FirebaseApp {
      public static func configure() {}
    }

    """
}

/// A package of empty modules in place of one that has no purpose here.
struct StandIn: Equatable {
  var identity: PackageIdentity
  /// What the package is for, as it is said to people: "crash reports"; `nil`: nothing is said.
  var purpose: String?
  /// The libraries that it always has; those that an app names beside them are added.
  var products: [String]
  /// The modules of products that are called otherwise.
  var modules: [String: String]
  /// Modules that come with every product.
  var shared: [String]
  /// The texts of modules that are not empty.
  var members: [String: String]
  /// The module of the framework that does what the package does; `nil`: there is none.
  var replacement: String?

  init(
    _ name: String, for purpose: String?, _ products: [String], modules: [String: String] = [:], shared: [String] = [],
    members: [String: String] = [:]
  ) {
    (identity, self.purpose, self.products) = (PackageIdentity(name), purpose, products)
    (self.modules, self.shared, self.members) = (modules, shared, members)
  }

  /// Stands for a package in whose place the framework has a module, which compilers find without it.
  init(_ name: String, replacedBy module: String) {
    // A module of the framework's name would hide the real one.
    self.init(name, for: nil, [module], modules: [module: "Apus" + module])
    replacement = module
  }

  /// The module of a product: its name, as far as a module can have it.
  func module(of product: String) -> String { modules[product] ?? AppProject.moduleName(for: product, besides: []) }

  /// What is said of it, once.
  func note(for products: Set<String>) -> String? {
    if let replacement {
      let others = products.subtracting([replacement]).sorted().joined(separator: ", ")
      return others.isEmpty
        ? nil
        : "\(others): of \(identity.text) only \(replacement) is here; empty modules stand in for the others, and calls into them "
          + "may not compile"
    }
    guard let purpose else { return nil }
    let names = products.isEmpty ? identity.text : products.sorted().joined(separator: ", ")
    return "\(names): there are no \(purpose) here; empty modules stand in, and calls into them may not compile"
  }

  // MARK: - Writing

  /// The manifest with the products of the list and `wanted` ones.
  func manifest(wanted: Set<String>) -> String {
    let names = Set(products).union(wanted).sorted()
    let targets = Set(names.map(module)).union(shared).sorted()
    let lines = names.map { name in
      let targets = ([module(of: name)] + shared).map(\.swiftLiteral).joined(separator: ", ")
      return "    .library(name: \(name.swiftLiteral), targets: [\(targets)]),\n"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: \(identity.text.swiftLiteral),
        products: [
      \(lines.joined())  ],
        targets: [
      \(targets.map { "    .target(name: \($0.swiftLiteral)),\n" }.joined())  ])

      """
  }

  /// Writes the package as a folder of its name, and returns it.
  func write(in folder: Path, wanted: Set<String>) throws -> Path {
    let package = folder / identity.text
    try package.write(text: manifest(wanted: wanted), as: "Package.swift")
    for module in Set(Set(products).union(wanted).map(module)).union(shared) {
      try package.write(
        text: members[module] ?? "// Empty: this stands for a package without a purpose here.\n",
        as: "Sources/\(module)/\(module).swift")
    }
    return package
  }
}
