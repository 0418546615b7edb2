import SwiftLexing
import Testing

/// Each rule finds a fault that was put into a small sound tree, and nothing else.
@Suite struct PlantedFaultTests {
  private static let manifest = """
    let package = Package(
      targets: [
        .systemLibrary(name: "CDraw", path: "Sources/CModules/CDraw", pkgConfig: "draw"),
        .target(name: "Types", path: "Sources/Engine/Types"),
        .target(name: "SwiftUICore", dependencies: ["Types"], path: "Sources/Engine/SwiftUICore"),
        // .target(name: "Gone", dependencies: ["SwiftUI"], path: "Sources/Services/Gone"),
        .target(name: "Renderer", dependencies: ["SwiftUICore", "CDraw"], path: "Sources/Services/CairoRenderer"),
        .target(name: "Host", dependencies: ["SwiftUICore", "Renderer"], path: "Sources/Hosts/Host"),
        .target(
          name: "SwiftUI",
          dependencies: ["SwiftUICore", "Renderer", .target(name: "Host", condition: .when(traits: ["GTK"]))],
          path: "Sources/Frameworks/SwiftUI"),
        .executableTarget(name: "tool", dependencies: ["SwiftUI"], path: "Sources/Tools/tool"),
        .testTarget(name: "Tests", dependencies: ["SwiftUI", "Host"]),
      ]
    )
    """
  private static let files = [
    "Sources/Engine/Types/Types.swift": "public struct Size {}",
    "Sources/Engine/DisplayModel/Display/DisplayList.swift": """
    import Types
    /// In a comment `default:` and ViewNode mean nothing.
    enum DisplayItem {
      indirect case fill(Size), stroke(Size)
      case text(Size)
      var isText: Bool { switch self { case .text: true; case .fill, .stroke: false } }
    }
    enum DisplayEffect { case opacity(Double), blur(radius: Double) }
    """,
    "Sources/Engine/SwiftUICore/Primitives/Gesture/EventDispatcher.swift": "let root: ViewNode // no ScrollNode\nlet aNode = 1",
    "Sources/Engine/SwiftUICore/Core/Frame/Frame.swift": String(repeating: "\n", count: 129),
    "Sources/Engine/SwiftUICore/Core/Graph/GraphNode.swift": "class GraphNode { let style: Style } // no FocusRing",
    "Sources/Engine/SwiftUICore/Primitives/Focus/FocusRing.swift": """
    package final class FocusRing { enum Style {} }
    private struct Style {}
    public protocol GraphNode {}
    extension View { var name: String { "FocusRing" } }
    """,
    "Sources/Services/CairoRenderer/Painter.swift": """
    internal import CDraw
    @_exported import struct SwiftUICore.DisplayItem
    func paint(_ paint: Paint) { switch paint { case .color: draw(); default: log("a View \\(paint)") } }
    """,
    "Sources/Hosts/Host/Host.swift": "import Renderer\nimport SwiftUICore",
    "Sources/Frameworks/SwiftUI/App/Launcher.swift": "import Host\n#if canImport(Elsewhere)\nimport Foundation\n#endif",
    "Sources/Tools/tool/main.swift": "import SwiftUI",
  ]

  /// The engine with a second module.
  private static let twoEngines = (
    #".target(name: "Types", path: "Sources/Engine/Types"),"#,
    #".target(name: "Types", path: "Sources/Engine/Types"), .target(name: "Core", path: "Sources/Engine/Core"),"#
  )

  private func findings(
    manifest edit: (String, String)? = nil, adding text: String = "", to path: String = "", below folder: String = ""
  ) -> [Finding] {
    var files = Self.files
    if !path.isEmpty { files[path, default: ""] += "\n" + text }
    let manifest = edit.map { Self.manifest.replacing($0.0, with: $0.1) } ?? Self.manifest
    let tree = SourceTree(manifest: manifest, files: files)
    return tree.layerFindings() + tree.engineWordFindings() + tree.dispatcherFindings() + tree.frameFindings()
      + tree.featureNameFindings() + tree.openSwitchFindings() + tree.nodeClassFindings()
  }

  @Test("A sound tree has no findings")
  func sound() {
    #expect(findings() == [])
    let tree = SourceTree(manifest: Self.manifest, files: Self.files)
    #expect(
      tree.manifest.targets.map(\.name).sorted() == [
        "CDraw", "Host", "Renderer", "SwiftUI", "SwiftUICore", "Tests", "Types", "tool",
      ])
    #expect(tree.manifest.modules["SwiftUI"]?.dependencies == ["SwiftUICore", "Renderer", "Host"])
    #expect(
      tree.imports.map(\.module) == ["Types", "Host", "Foundation", "Renderer", "SwiftUICore", "CDraw", "SwiftUICore", "SwiftUI"])
    #expect(tree.displayCases == ["fill", "stroke", "text", "opacity", "blur"])
  }

  @Test("An upward edge is found in imports and in the manifest")
  func upward() {
    let path = "Sources/Engine/SwiftUICore/View.swift"
    #expect(
      findings(manifest: (#"dependencies: ["Types"]"#, #"dependencies: ["Types", "Renderer"]"#)) == [
        Finding(rule: .upward, path: "Sources/Engine/SwiftUICore", subject: "Renderer"),
        Finding(rule: .cycle, path: "Sources/Services/CairoRenderer", subject: "Renderer"),
        Finding(rule: .cycle, path: "Sources/Engine/SwiftUICore", subject: "SwiftUICore"),
      ])
    #expect(
      findings(adding: "import Host", to: path) == [
        Finding(rule: .undeclaredImport, path: path, subject: "Host"), Finding(rule: .upward, path: path, subject: "Host"),
      ])
  }

  @Test("An import that the manifest does not declare is found")
  func undeclared() {
    let path = "Sources/Hosts/Host/Window.swift"
    #expect(findings(adding: "import Types", to: path) == [Finding(rule: .undeclaredImport, path: path, subject: "Types")])
  }

  @Test("An import of a test that the manifest does not declare is found; what stands in a text is none")
  func undeclaredByTests() {
    let path = "Tests/Tests/HostTests.swift"
    func found(_ text: String) -> [Finding] {
      SourceTree(manifest: Self.manifest, files: Self.files, tests: [path: text]).layerFindings()
    }
    #expect(found("// A test.\nimport Foundation\n@testable import SwiftUI\nlet a = 1\nimport Renderer") == [])
    #expect(
      found("import Host\n@testable import struct Renderer.Painter\n") == [
        Finding(rule: .undeclaredImport, path: path, subject: "Renderer")
      ])
  }

  @Test("A circle inside a layer is found")
  func cycle() {
    let edit = (
      #".target(name: "Host", dependencies: ["SwiftUICore", "Renderer"]"#,
      #".target(name: "Other", dependencies: ["Host"], path: "Sources/Hosts/Other"), .target(name: "Host", dependencies: ["Other"]"#
    )
    #expect(
      findings(manifest: edit).filter { $0.rule == .cycle }.map(\.subject) == ["Host", "Other"])
  }

  @Test("A module outside of the layers' folders is found")
  func noLayer() {
    let edit = ("Sources/Engine/Types", "Sources/Types")
    #expect(findings(manifest: edit) == [Finding(rule: .noLayer, path: "Sources/Types", subject: "Types")])
  }

  @Test("A C library's module in the engine is found")
  func cModule() {
    let path = "Sources/Engine/SwiftUICore/Text.swift"
    let edit = (#"dependencies: ["Types"]"#, #"dependencies: ["Types", "CDraw"]"#)
    #expect(
      findings(manifest: edit, adding: "import CDraw", to: path) == [Finding(rule: .cModule, path: path, subject: "CDraw")])
  }

  @Test("A test of the engine that reaches a framework is found, also by way of others")
  func engineTestsAlone() {
    let edit = (
      #".testTarget(name: "Tests", dependencies: ["SwiftUI", "Host"]),"#,
      #".testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "tool"]),"#
    )
    #expect(
      findings(manifest: edit) == [Finding(rule: .engineTestsAlone, path: "Tests/SwiftUICoreTests", subject: "SwiftUI")])
  }

  @Test("A host that a control imports is found")
  func launcherOnly() {
    let path = "Sources/Frameworks/SwiftUI/Controls/Button.swift"
    #expect(findings(adding: "import Host", to: path) == [Finding(rule: .launcherOnly, path: path, subject: "Host")])
  }

  @Test("A host that names a node or a view is found, whatever stands in comments and strings", arguments: SourceTree.engineWords)
  func engineWord(word: String) {
    let path = "Sources/Hosts/Host/Window.swift"
    #expect(
      findings(adding: "let content: \(word)?", to: path) == [Finding(rule: .engineWord, path: path, subject: word)])
    #expect(
      findings(adding: #"let title = "a \(f(\#(word).self))""#, to: path) == [
        Finding(rule: .engineWord, path: path, subject: word)
      ])
    let silent = [
      "// \(word)", "/* /* */ \(word) */", "\"\(word) \\\" \(word)\"", "#\"\(word)\" \(word)\"#", "\"\"\"\n\(word)\n\"\"\"",
    ]
    for line in silent { #expect(findings(adding: line, to: path) == [], "\(line)") }
  }

  @Test("A dispatcher that looks for one kind of node is found")
  func concreteNode() {
    #expect(
      findings(adding: "if node is ScrollNode {}", to: SourceTree.dispatcher) == [
        Finding(rule: .concreteNode, path: SourceTree.dispatcher, subject: "ScrollNode")
      ])
  }

  @Test("A chart or a map that names a node is found, of whatever kind", arguments: SourceTree.contextModules)
  func nodeClass(module: String) {
    let (engine, path) = ("Sources/Engine/SwiftUICore/Primitives/Drawing/Nodes.swift", "\(module)/Drawing.swift")
    let classes = """
      class ViewNode: GraphNode {}
      package final class PictureNode<Picture: ViewPicture, Kind: Set<Int>>: ViewNode {}
      final class Recognizer: GestureOwner {}
      class Loop: Loop { class func make() {} }
      struct Context { let node: ViewNode }
      """
    func found(_ code: String) -> [Finding] {
      var files = Self.files
      (files[engine], files[path]) = (classes, code)
      return SourceTree(manifest: Self.manifest, files: files).nodeClassFindings()
    }
    for name in ["GraphNode", "ViewNode", "PictureNode", "ViewGraph"] {
      #expect(found("weak var shown: \(name)?") == [Finding(rule: .nodeClass, path: path, subject: name)])
    }
    #expect(found("let a: Recognizer, b: Loop, c: Context, d: PlotNode // a ViewNode") == [])
  }

  @Test(
    "A feature's type in the graph or the frame is found, wherever the folders stand",
    arguments: [
      "Sources/Engine/SwiftUICore/Graph/Node.swift", "Sources/Engine/SwiftUICore/Core/Frame/Root.swift",
      "Sources/Engine/Core/Frame/Root.swift",
    ])
  func featureName(path: String) {
    #expect(
      findings(manifest: Self.twoEngines, adding: "let ring: FocusRing?", to: path) == [
        Finding(rule: .featureName, path: path, subject: "FocusRing")
      ])
    let below = "Sources/Engine/SwiftUICore/Layout/Stack.swift"
    #expect(findings(adding: "let ring: FocusRing?", to: below) == [])
  }

  @Test("Types are found that a file declares for others, at its outermost level")
  func declaredTypes() {
    let code = """
      import struct Types.Size
      @MainActor package final class A<B: C> { struct Inner {}; class func make() {} }
      private enum Own { case a }
      fileprivate extension A { protocol Nested {} }
      nonisolated struct D: E {}
      private let value = 1
      protocol F: AnyObject {}
      typealias G = A<Int>
      private func f() {}
      enum H {}
      """
    #expect(DeclaredTypes(in: SwiftLexer.words(of: Array(code.utf8))).names == ["A", "D", "F", "G", "H"])
  }

  @Test("A frame of more than a page is found")
  func tooLong() {
    #expect(findings(adding: "", to: SourceTree.frame) == [Finding(rule: .tooLong, path: SourceTree.frame, subject: "130")])
  }

  @Test(
    "A default in a switch over items or effects is found",
    arguments: [
      "switch item { case .fill(let f): draw(f); default: break }",
      "switch (a, b) { case (.opacity(let a), .opacity(let b)): f(a, b)\n  default: g() }",
      "switch item { case .text(let t) where t == .zero: if case .other = t { g { h() } }; default: switch x { case .y: f() } }",
      "let x = switch effect.map({ $0 }) { case .blur: 1; case .opacity: 2; default: 3 }",
    ])
  func openSwitch(code: String) {
    let path = "Sources/Services/CairoRenderer/Queries.swift"
    let line = code.contains("\n") ? 3 : 2
    #expect(
      findings(adding: code, to: path) == [Finding(rule: .openSwitch, path: path, subject: "line \(line): default")])
  }

  @Test(
    "Other switches and full ones are left alone",
    arguments: [
      "switch item { case .fill, .stroke: f(); case .text: break }", "switch x { case 1: f(); default: g() }",
      "switch paint { case .color: f(); case .fill: g(); default: h() }",
      "switch item { case .fill: switch x { case .y: f(); default: g() }; case .stroke, .text: break }",
    ])
  func otherSwitches(code: String) {
    #expect(findings(adding: code, to: "Sources/Services/CairoRenderer/Queries.swift") == [])
  }
}
