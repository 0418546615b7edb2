import Foundation
import Testing

@testable import ApusCommand

@Suite("What every file of an app imports")
struct ImplicitImportsTests {
  @Test("the compiler's modules that Apple's Foundation brings along, and those of ours that are built")
  func modules() throws {
    let temporary = try TemporaryFolder()
    let framework = Framework(
      identity: "a", libraryFolder: temporary.path, modules: temporary.path, moduleMaps: [], clangFlags: [], plugins: [],
      resources: [])
    #expect(framework.implicitImports == ["FoundationNetworking", "FoundationXML", "Observation"])
    try temporary.write(["Combine.swiftmodule": ""])
    #expect(framework.implicitImports == ["FoundationNetworking", "FoundationXML", "Observation", "Combine"])
    #expect(Set(framework.implicitImports).isSubset(of: CompilationConditions.modules))
  }
}
