import Foundation
import Testing

@testable import ApusCommand

@Suite("Stand-ins for packages without a purpose here")
struct StandInsTests {
  @Test("the list names each package once, with products and a purpose")
  func list() {
    #expect(Set(StandIns.all.map(\.identity)).count == StandIns.all.count)
    for standIn in StandIns.all { #expect(!standIn.products.isEmpty && standIn.purpose != nil, "\(standIn.identity)") }
    #expect(StandIns.standIn(for: PackageIdentity("https://github.com/sparkle-project/Sparkle.git"))?.products == ["Sparkle"])
    #expect(StandIns.standIn(for: PackageIdentity("https://e.com/lists")) == nil)
  }

  @Test("has the modules that are asked for beside its own, some of them shared")
  func manifest() throws {
    let folder = try TemporaryFolder()
    let standIn = try #require(StandIns.standIn(for: PackageIdentity("firebase-ios-sdk")))
    let package = try standIn.write(in: folder.path, wanted: ["FirebaseFirestore"])
    #expect(package == folder.path / "firebase-ios-sdk")
    let manifest = try (package / "Package.swift").readText()
    #expect(
      manifest.contains(#".library(name: "FirebaseFirestore", targets: ["FirebaseFirestore", "FirebaseCore", "Firebase"]),"#))
    #expect(
      manifest.contains(#".library(name: "FirebaseAnalyticsCore", targets: ["FirebaseAnalytics", "FirebaseCore", "Firebase"]),"#))
    #expect(manifest.components(separatedBy: #".target(name: "FirebaseAnalytics")"#).count == 2)
    #expect(try (package / "Sources/FirebaseCore/FirebaseCore.swift").readText().contains("func configure()"))
    #expect((package / "Sources/FirebaseFirestore/FirebaseFirestore.swift").isFile)
    #expect(
      standIn.note(for: ["FirebaseCrashlytics"])?.hasPrefix("FirebaseCrashlytics: there are no crash reports and analytics here")
        == true)
  }

  @Test("modules have names that can be imported")
  func modules() {
    #expect(StandIns.standIn(for: PackageIdentity("sentry-cocoa"))?.module(of: "Sentry-Dynamic") == "Sentry")
    #expect(StandIn("a", for: nil, []).module(of: "My-Kit 2") == "My_Kit_2")
  }

  @Test("the framework's stand-in hides no module of it, and says nothing")
  func framework() {
    let standIn = StandIn.framework(PackageIdentity("main"))
    let manifest = standIn.manifest(wanted: [])
    #expect(manifest.contains(#".library(name: "SwiftUI", targets: ["ApusProducts"]),"#))
    #expect(!manifest.contains(#".target(name: "SwiftUI")"#) && standIn.note(for: []) == nil)
  }

  @Test("a package in whose place the framework has a module hides it not, and what else it has is said to be absent")
  func own() throws {
    let identity = PackageIdentity("https://github.com/pointfreeco/swift-snapshot-testing.git")
    let standIn = try #require(StandIns.standIn(for: identity))
    let manifest = standIn.manifest(wanted: ["InlineSnapshotTesting"])
    #expect(manifest.contains(#".library(name: "SnapshotTesting", targets: ["ApusSnapshotTesting"]),"#))
    #expect(manifest.contains(#".library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),"#))
    #expect(!manifest.contains(#".target(name: "SnapshotTesting")"#) && standIn.note(for: ["SnapshotTesting"]) == nil)
    let note = standIn.note(for: ["SnapshotTesting", "InlineSnapshotTesting"])
    #expect(note?.hasPrefix("InlineSnapshotTesting: of swift-snapshot-testing only SnapshotTesting is here; ") == true)
    #expect(Set((StandIns.all + StandIns.own).map(\.identity)).count == StandIns.all.count + StandIns.own.count)
  }

  @Test("replacements are folders of the packages' names; a folder of another name gets a link")
  func replacements() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Lists/Package.swift": "", "mine/Package.swift": "", "framework/Package.swift": ""])
    var replacements = try PackageReplacements(
      in: folder.path / "r",
      named: [PackageIdentity("lists"): folder.path / "Lists", PackageIdentity("maps"): folder.path / "mine"],
      framework: folder.path / "framework")
    #expect(replacements.paths == [folder.path / "Lists", folder.path / "r/links/maps"])
    #expect((folder.path / "r/links/maps").real == folder.path / "mine")
    // The framework is known by its place, too; what was named stays.
    let contents = try PackageContents(
      json: SamplePackage.json(
        dependencies: SamplePackage.local("\(folder.path)/framework") + "," + SamplePackage.remote("https://e.com/maps"),
        targets: SamplePackage.target("A")))
    #expect(try replacements.add(for: [contents]))
    #expect(try !replacements.add(for: [contents]))
    #expect(replacements.folders[PackageIdentity("framework")] == folder.path / "r/standins/framework")
    #expect(replacements.folders[PackageIdentity("maps")] == folder.path / "r/links/maps" && replacements.notes.isEmpty)
  }

  @Test("products of a package are those that targets name, and names that can be nothing else")
  func products() throws {
    typealias Sample = SamplePackage
    let targets =
      Sample.target("A", "regular", Sample.product("Rows", of: "lists"), Sample.byName("Cells"), Sample.byName("B")) + ","
      + Sample.target("B")
    let one = try PackageContents(json: Sample.json(dependencies: Sample.remote("https://e.com/lists"), targets: targets))
    #expect(one.products(of: PackageIdentity("lists")) == ["Rows", "Cells"])
    let two = try PackageContents(
      json: Sample.json(
        dependencies: Sample.remote("https://e.com/lists") + "," + Sample.remote("https://e.com/maps"), targets: targets))
    #expect(two.products(of: PackageIdentity("lists")) == ["Rows"])
  }

  @Test("a text that is there already keeps its file, and a link its place")
  func writing() throws {
    let folder = try TemporaryFolder()
    try folder.path.write(text: "a", as: "x/y")
    let before = (folder.path / "x/y").changeTime
    try folder.path.write(text: "a", as: "x/y")
    #expect((folder.path / "x/y").changeTime == before)
    try folder.path.write(text: "b", as: "x/y")
    #expect(try (folder.path / "x/y").readText() == "b")
    try folder.path.makeLink(named: "l", to: folder.path / "x")
    #expect(try folder.path.makeLink(named: "l", to: folder.path / "z") == folder.path / "l")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: (folder.path / "l").string) == (folder.path / "z").string)
  }
}
