import Foundation
import Testing

@testable import ApusCommand

@Suite("What is made for an app")
struct GeneratedFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a source is written when its text changes, and only then; one that is no longer made is removed")
  func sources() throws {
    var files = GeneratedFiles()
    files.sources = [GeneratedFile(name: "A.swift", contents: Data("let a = 1".utf8))]
    let place = folder.path / "made"
    let file = try #require(try files.writeSources(in: place).first)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file.string)
    #expect(try files.writeSources(in: place) == [file])
    #expect(FileStatus(of: file)?.modified == 1_000_000_000_000)
    files.sources[0].contents = Data("let a = 2".utf8)
    _ = try files.writeSources(in: place)
    #expect(try file.readText() == "let a = 2")
    files.sources[0].name = "B.swift"
    _ = try files.writeSources(in: place)
    #expect(try place.children() == ["B.swift"])
  }

  @Test("a folder's catalogues become names and texts; what is damaged is named, and the app goes without")
  func folders() throws {
    try folder.write([
      "A.swift": "@main struct A {}", "Assets.xcassets/Brand Color.colorset/Contents.json": "{}", "Broken.xcstrings": "{",
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"Hi": {}}, "version": "1.0"}"#,
    ])
    let project = try AppProject(folder: folder.path)
    let text = try #require(project.generated.sources.first.map { String(decoding: $0.contents, as: UTF8.self) })
    #expect(text.contains("static let brand "))
    #expect(project.generated.destinations.contains("en.lproj/Localizable.strings"))
    #expect(!project.resources.items.contains { $0.destination.hasSuffix(".xcstrings") })
    #expect(project.notes.contains { $0.contains("Broken.xcstrings") })
    #expect(GeneratedFiles.Options().makesAssetSymbols && !GeneratedFiles.Options().makesStringSymbols)
  }

  @Test(
    "symbols are made unless a setting says no",
    arguments: ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOLS"])
  func settings(name: String) {
    func options(_ values: [String: String]) -> GeneratedFiles.Options {
      let none = XcodeSettingsLayer(values: [:])
      return .init(
        ResolvedSettings(
          project: none, target: XcodeSettingsLayer(values: values), configuration: "Debug", platform: .iOS, builtIn: [:]))
    }
    #expect(options([:]).makesAssetSymbols && options([name: "YES"]).makesAssetSymbols)
    #expect(!options([name: "NO"]).makesAssetSymbols && options([name: "NO"]).extendsTypes)
  }

  @Test("a lone file of statements gets no second file")
  func statements() throws {
    try folder.write(["Only.swift": "print(1)", "Assets.xcassets/Brand.colorset/Contents.json": "{}"])
    #expect(try AppProject(folder: folder.path).generated.sources.isEmpty)
  }

  @Test("resources lie where Bundle.main finds them, whatever they are called")
  func layout() throws {
    try folder.write(["App/A.swift": "@main struct A {}", "App/Resources.json": "", "App/Resources.bundle/x.txt": ""])
    var project = try AppProject(folder: folder.path / "App")
    project.generated.resources = [GeneratedFile(name: "Info.plist", contents: Data("<plist/>".utf8))]
    let place = folder.path / "out"
    try place.makeFolder()
    _ = try project.layResources(in: place, keeping: "A", links: [])
    #expect((place / "Info.plist").isFile && (place / "Resources.json").isFile)
    project.resources.items.append(AppResources.Item(destination: "Resources", source: folder.path / "App/Resources.bundle"))
    _ = try project.layResources(in: place, keeping: "A", links: [])
    #expect((place / "Contents/Info.plist").isFile && (place / "Contents/Resources/Resources/x.txt").isFile)
    #expect(!(place / "Info.plist").exists)
  }
}
