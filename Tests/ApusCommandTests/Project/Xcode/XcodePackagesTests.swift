import Foundation
import Testing

@testable import ApusCommand

@Suite("The packages of an Xcode project")
struct XcodePackagesTests {
  @Test("references of every kind, each package once; products know theirs where the project says it")
  func references() throws {
    let folder = try TemporaryFolder()
    var fixture = XcodeFixture.app(sources: ["A.swift"])
    fixture.localPackages = ["Packages/Fruit", "Packages/Gone"]
    fixture.packageFolders = ["Packages/Fruit", "Packages/Basket", "Packages/Empty"]
    fixture.remotePackages = [
      ("https://example.com/Charts.git", ["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"]),
      ("git@example.com:team/charts", ["kind": "branch", "branch": "main"]),
    ]
    fixture.targets[0].products = [
      ("FruitKit", "Packages/Fruit"), ("Basket", nil), ("Charts", "git@example.com:team/charts"), ("Basket", nil),
    ]
    let project = try fixture.read(
      in: folder, files: ["A.swift", "Packages/Fruit/Package.swift", "Packages/Basket/Package.swift", "Packages/Empty/x.swift"])
    let fruit = XcodePackageReference.local(folder.path / "Packages/Fruit")
    let charts = XcodePackageReference.remote(url: "https://example.com/Charts.git", requirement: .upToNextMajor("1.2.0"))
    #expect(
      project.packages == [
        fruit, .local(folder.path / "Packages/Gone"), charts, .local(folder.path / "Packages/Basket"),
      ])
    #expect(
      project.targets[0].packageProducts == [
        XcodePackageProduct(name: "FruitKit", package: fruit), XcodePackageProduct(name: "Basket", package: nil),
        XcodePackageProduct(name: "Charts", package: charts),
      ])
    #expect(project.warnings == ["the project's local package \(folder.path)/Packages/Gone is not there"])
    #expect(fruit.title == "\(folder.path)/Packages/Fruit" && charts.title == "https://example.com/Charts.git")
  }

  @Test("products that a target links for another platform are none of its own")
  func platforms() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; buildPhases = (F); packageProductDependencies = (A, B); };
        F = {isa = PBXFrameworksBuildPhase; files = (X, Y); };
        X = {isa = PBXBuildFile; productRef = A; platformFilter = ios; };
        Y = {isa = PBXBuildFile; productRef = C; platformFilters = (macos, ); };
        A = {productName = Phone; }; B = {productName = Both; }; C = {productName = Mac; };
      }; rootObject = P; }
      """
    let products = try ["ios", "macos"].map {
      try XcodeProjectFile(data: Data(text.utf8), at: Path("/Demo.xcodeproj"), platform: $0).targets[0].packageProducts.map(
        \.name)
    }
    #expect(products == [["Phone", "Both"], ["Mac", "Both"]])
  }

  @Test(
    "a package's identity is the end of its place",
    arguments: [
      ("https://example.com/team/Charts.git", "charts"), ("git@example.com:Charts", "charts"), ("https://example.com/a/", "a"),
      ("", ""), ("/", ""),
    ])
  func identity(url: String, expected: String) {
    #expect(XcodePackageReference.remote(url: url, requirement: nil).identity == expected)
    #expect(XcodePackageReference.local(Path("/a/Fruit")).identity == "fruit")
  }

  @Test(
    "what versions a project asks for",
    arguments: [
      (["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"], .upToNextMajor("1.0.0")),
      (["kind": "upToNextMinorVersion", "minimumVersion": "1.0.0"], .upToNextMinor("1.0.0")),
      (["kind": "exactVersion", "version": "2.1.0"], .exact("2.1.0")),
      (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "3.0.0"], .range(from: "1.0.0", to: "3.0.0")),
      (["kind": "branch", "branch": "main"], .branch("main")), (["kind": "revision", "revision": "abc"], .revision("abc")),
      (["kind": "branch"], nil), (["kind": "exactVersion"], nil), (["kind": "moon"], nil), ([:], nil),
    ] as [([String: String], XcodePackageRequirement?)])
  func requirement(entries: [String: String], expected: XcodePackageRequirement?) {
    #expect(XcodePackageRequirement(entries) == expected)
  }

  @Test("a folder without a manifest is no package")
  func plainFolder() throws {
    let objects = try XcodeObjects(
      Data("{objects = {P = {isa = PBXProject;};}; rootObject = P;}".utf8), file: Path("/Demo.xcodeproj/project.pbxproj"))
    var packages = XcodePackages(objects, tree: XcodeFileTree(objects, root: Path("/")))
    packages.addFolder(Path("/nonexistent"))
    #expect(packages.references.isEmpty && packages.warnings.isEmpty)
  }
}
