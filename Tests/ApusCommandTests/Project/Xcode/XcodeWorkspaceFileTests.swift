import Foundation
import Testing

@testable import ApusCommand

@Suite("An Xcode workspace")
struct XcodeWorkspaceFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func workspace(_ elements: String, at name: String = "App.xcworkspace") throws -> XcodeWorkspaceFile {
    try folder.write([
      name + "/contents.xcworkspacedata": "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\(elements)</Workspace>"
    ])
    return try XcodeWorkspaceFile(folder.path / name)
  }

  @Test("projects and packages lie where groups, the workspace or a whole path say; what is missing is named")
  func locations() throws {
    try folder.write([
      "App/App.xcodeproj/project.pbxproj": "", "Pods/Pods.xcodeproj/project.pbxproj": "", "Libs/Fruit/Package.swift": "",
      "Libs/Nuts/Package.swift": "", "Libs/README.md": "", "Kit/Package.swift": "",
    ])
    let read = try workspace(
      """
      <FileRef location = "group:app/App.xcodeproj"></FileRef>
      <Group location = "container:" name = "All">
        <Group location = 'group:Libs'><FileRef location = "group:Fruit"/><FileRef location="container:Pods/Pods.xcodeproj"/></Group>
        <FileRef location = "group:Libs"/><FileRef location = "group:Libs/README.md"/>
      </Group>
      <FileRef location = "absolute:\(folder.path)/Kit"/><FileRef location = "group:App/App.xcodeproj"/>
      <FileRef location = "group:Gone.xcodeproj"/><FileRef location = "developer:x"/><FileRef location = "self:"/><FileRef/>
      """)
    #expect(read.path == folder.path / "App.xcworkspace")
    #expect(read.projects == [folder.path / "App/App.xcodeproj", folder.path / "Pods/Pods.xcodeproj"])
    #expect(read.packages == [folder.path / "Libs/Fruit", folder.path / "Libs/Nuts", folder.path / "Kit"])
    #expect(read.warnings == ["the workspace App.xcworkspace names \(folder.path)/Gone.xcodeproj, which is not there"])
  }

  @Test(
    "the workspace inside of a project means that project", arguments: ["self:", "self:App.xcodeproj", "container:App.xcodeproj"])
  func embedded(location: String) throws {
    let read = try workspace("<FileRef location = \"\(location)\"></FileRef>", at: "App.xcodeproj/project.xcworkspace")
    #expect(read.projects == [folder.path / "App.xcodeproj"])
    #expect(read.warnings.isEmpty)
  }

  @Test("a folder that is no workspace, and a damaged one, are refused in one line")
  func refused() throws {
    #expect(
      failure { _ = try XcodeWorkspaceFile(folder.path / "None.xcworkspace") }?.message
        .contains("None.xcworkspace has no contents.xcworkspacedata") == true)
    let damaged = failure { _ = try workspace("\n<FileRef location = \"group:x\">") }
    #expect(damaged?.code == 1)
    #expect(damaged?.message.contains("contents.xcworkspacedata, line 3: the XML is damaged") == true)
  }
}
