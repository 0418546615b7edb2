import SwiftLexing
import Testing

/// The rules of docs/Architecture.md, held against the manifest and every source file.
@Suite struct LayersTests {
  /// Read once: it is some megabytes.
  private static let package = Result { try SourceTree.ofThisPackage() }
  private let tree: SourceTree

  init() throws { tree = try Self.package.get() }

  @Test("The check sees all modules, files and imports, and edges that are known")
  func looks() {
    #expect(tree.files.count >= 450)
    #expect(tree.manifest.modules.count >= 28)
    #expect(tree.imports.count >= 500)
    #expect(Set(tree.manifest.modules.values.compactMap { SourceLayer(path: $0.path) }) == Set(SourceLayer.allCases))
    let edges = Set(tree.imports.compactMap { line in tree.target(of: line.path).map { "\($0.name) → \(line.module)" } })
    for known in ["SwiftUI → GTKHost", "GTKHost → CGtk4", "SwiftUICore → Combine", "PangoText → CPango", "apus → ApusCommand"] {
      #expect(edges.contains(known), "\(known)")
    }
    #expect(tree.manifest.modules["SwiftUI"]?.dependencies.contains("GTKHost") == true)
    #expect(
      tree.manifest.modules["SwiftUICore"]?.dependencies
        == [
          "DisplayModel", "AppFiles", "CoreGraphicsTypes", "Combine", "FoundationAdditions", "EngineRuntime", "SavedValues",
        ])
    #expect(tree.testImports.count >= 1500)
    #expect(tree.testImports.contains { $0.path.hasPrefix("Tests/SwiftUICoreTests/") && $0.module == "EngineTesting" })
    #expect(tree.manifest.targets.contains { $0.name == "SwiftUICoreTests" && $0.dependencies.contains("EngineTesting") })
    #expect(tree.files.keys.allSatisfy { tree.target(of: $0) != nil }, "every file belongs to a module")
  }

  @Test("Modules import only what they declare and what stands below them")
  func layers() {
    for finding in tree.layerFindings() { Issue.record("\(finding)") }
  }

  @Test("Hosts, renderers and services name no node and no view")
  func strangersToTheEngine() {
    #expect(tree.paths(in: SourceTree.strangersToTheEngine).count >= 70)
    for finding in tree.engineWordFindings() { Issue.record("\(finding)") }
    for path in SourceTree.namesOfEnvironment {
      #expect((tree.tokens[path] ?? []).contains { $0.text == "EnvironmentValues" }, "\(path) no longer names it")
    }
  }

  @Test("Charts and maps name no class of a node")
  func contextModules() {
    let known: Set = ["GraphNode", "ViewNode", "ContainerNode", "TextNode", "DrawingNode", "PanZoomNode"]
    #expect(tree.nodeClasses.isSuperset(of: known))
    #expect(tree.nodeClasses.isDisjoint(with: ["ViewGraph", "PanZoomRecognizer", "EngineServices"]))
    for module in SourceTree.contextModules { #expect(tree.paths(in: [module]).count >= 40, "\(module)") }
    for finding in tree.nodeClassFindings() { Issue.record("\(finding)") }
  }

  @Test("The event dispatcher names no kind of node")
  func dispatcher() {
    #expect((tree.tokens[SourceTree.dispatcher] ?? []).contains { $0.text == "GraphNode" })
    for finding in tree.dispatcherFindings() { Issue.record("\(finding)") }
  }

  @Test("Graph and frame name no type of a feature")
  func features() {
    let known: Set = ["FocusCoordinator", "PresentationStack", "AnyScreenNode", "DragSession", "ViewHost"]
    #expect(tree.featureTypes.isSuperset(of: known))
    for folder in SourceTree.featureFolders { #expect(!tree.enginePaths(inFoldersNamed: [folder]).isEmpty, "\(folder)") }
    let graph = tree.enginePaths(inFoldersNamed: SourceTree.graphFolders)
    #expect(graph.contains { $0.hasSuffix("/GraphNode.swift") } && graph.contains { $0.hasSuffix("/ViewGraph.swift") })
    for finding in tree.featureNameFindings() { Issue.record("\(finding)") }
  }

  @Test("The frame's passes are read on one page")
  func frame() {
    #expect((tree.tokens[SourceTree.frame] ?? []).contains { $0.text == "updatePass" })
    for finding in tree.frameFindings() { Issue.record("\(finding)") }
  }

  @Test("Switches over the display list name every case")
  func openSwitches() {
    #expect(tree.displayCases.isSuperset(of: ["fill", "stroke", "text", "image", "fragment", "group"]))
    #expect(tree.displayCases.isSuperset(of: ["opacity", "clip", "mask", "transform", "shadow", "blur", "scroll"]))
    let closed = tree.paths(in: SourceTree.displayFolders).flatMap { SwitchReader(tokens: tree.tokens[$0]!).switches }
      .filter { !$0.labels.isEmpty && $0.labels.allSatisfy(tree.displayCases.contains) }
    #expect(closed.count >= 5, "switches over items and effects are found")
    for finding in tree.openSwitchFindings() { Issue.record("\(finding)") }
  }
}
