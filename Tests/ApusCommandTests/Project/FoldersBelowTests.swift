import Testing

@testable import ApusCommand

@Suite("A project in a folder below the PATH")
struct FoldersBelowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func project(_ name: String, in place: String, type: String = "application") throws {
    let fixture = XcodeFixture(name: name, targets: [.init(name: name, productType: type, sources: ["A.swift"])])
    try folder.write([
      "\(place)/\(name).xcodeproj/project.pbxproj": fixture.text, "\(place)/A.swift": "@main struct A {}",
    ])
  }

  private func location() throws -> AppLocation { try AppLocation(".", workingFolder: folder.path) }

  @Test("the only one below is taken, at the nearest depth")
  func only() throws {
    try folder.write(["README.md": "", "docs/a.txt": "", ".git/x/Package.swift": "", "Pods/Alamofire/Package.swift": ""])
    #expect(try location() == .folder(folder.path))
    try project("Town", in: "clients/ios")
    try folder.write(["clients/ios/Packages/Kit/Package.swift": ""])
    let found = try #require(try FoldersBelow(folder.path))
    #expect(found.nearest == [folder.path / "clients/ios"])
    #expect(try location().path == folder.path / "clients/ios/Town.xcodeproj")
  }

  @Test("an app is taken before packages; of several apps the names are said")
  func several() throws {
    try folder.write(["Core/Package.swift": "", "Design/Package.swift": ""])
    let packages = failure { _ = try location() }
    #expect(packages?.code == 2 && packages?.message.hasSuffix("name one of them: Core, Design") == true)
    try project("Library", in: "Library", type: "framework")
    try project("Town", in: "Town")
    #expect(try location().path == folder.path / "Town/Town.xcodeproj")
    try project("City", in: "City")
    #expect(failure { _ = try location() }?.message.hasSuffix(": City/City.xcodeproj, Town/Town.xcodeproj") == true)
  }

  @Test("a folder of sources with a package beside them stays what it is")
  func sources() throws {
    try folder.write(["Packages/Kit/Package.swift": "", "App/Views/View.swift": "", "App/Town.swift": "@main struct A {}"])
    #expect(try location() == .folder(folder.path))
    try folder.write(["App/Town.swift": "struct A {}", "Dangerfile.swift": "import Danger"])
    #expect(try location() == .package(folder.path / "Packages/Kit"))
    try folder.write(["main.swift": ""])
    #expect(try location() == .folder(folder.path))
  }

  @Test("a project without an app at the top is what the folder is about, and a damaged one below says what is wrong")
  func damaged() throws {
    try folder.write(["ios/Town.xcodeproj/project.pbxproj": "<<<<<<< ours"])
    #expect(failure { _ = try location() }?.message.contains("project.pbxproj") == true)
    try project("Kit", in: ".", type: "framework")
    #expect(try location() == .folder(folder.path))
  }
}
