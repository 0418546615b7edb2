import Foundation
import SwiftLexing

/// Something in the sources that docs/Architecture.md does not allow.
struct Finding: Equatable, CustomStringConvertible {
  enum Rule: String {
    case noLayer = "stands in no layer: add its folder to SourceLayer and to docs/Architecture.md"
    case undeclaredImport = "is imported, and not among the target's dependencies in Package.swift"
    case upward = "stands above what uses it"
    case cycle = "depends on itself by way of others"
    case cModule = "is a C library's module, which only services, hosts, CoreText and StoreEngine may import"
    case engineTestsAlone = "is a framework; tests of the engine start without any"
    case launcherOnly = "is a host or service, which only Sources/Frameworks/SwiftUI/App may import"
    case engineWord = "is a word of the engine; hosts and services know the display list and HostedContent alone"
    case nodeClass = "is a node or the graph; charts and maps reach the engine by PictureContext and PlaneContext"
    case concreteNode = "is one kind of node; the event dispatcher asks every node by a protocol"
    case featureName = "is a feature's; features plug into the graph, which knows none of them"
    case tooLong = "lines; the frame's order is to be read on one page"
    case openSwitch = "in a switch over the display list: a case that is new must be thought of here"
  }
  let rule: Rule
  let path: String
  let subject: String

  var description: String { "\(path): \(subject) \(rule.rawValue)" }
}

/// Where a module stands, from below; modules of one layer may use each other as long as that is no circle.
enum SourceLayer: Int, CaseIterable {
  case cModules, foundations, engine, services, hosts, frameworks, tools

  init?(path: String) {
    let folders: [(String, SourceLayer)] = [
      ("Sources/CModules/", .cModules), ("Sources/Engine/SwiftUICore", .engine), ("Sources/Engine/", .foundations),
      ("Sources/Services/", .services), ("Sources/Hosts/", .hosts), ("Sources/Frameworks/", .frameworks),
      // Below the frameworks that show what is kept, beside those that need it not; the compiler's plugin expands its macros, too.
      ("Sources/Data/", .frameworks),
      ("Sources/Tools/", .tools),
    ]
    guard let found = folders.first(where: { path.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }
}

extension SourceTree {
  /// Everything that breaks a rule about which module may use which.
  func layerFindings() -> [Finding] {
    unlayeredModules() + undeclaredImports() + upwardEdges() + cycles() + importsOfCModules() + importsBesideTheLauncher()
      + frameworksInEngineTests()
  }

  private func unlayeredModules() -> [Finding] {
    manifest.modules.values.sorted { $0.name < $1.name }.filter { SourceLayer(path: $0.path) == nil }
      .map { Finding(rule: .noLayer, path: $0.path, subject: $0.name) }
  }

  private var ownImports: [(line: Import, from: Manifest.Target, to: Manifest.Target)] {
    imports.compactMap { line in
      guard let from = target(of: line.path), let to = manifest.modules[line.module], from != to else { return nil }
      return (line, from, to)
    }
  }

  /// What a file imports and nobody declares is there only as long as something else happens to be built before it.
  private func undeclaredImports() -> [Finding] {
    let names = Set(manifest.targets.map(\.name))
    return (imports + testImports).compactMap { line in
      guard let target = target(of: line.path), names.contains(line.module), line.module != target.name,
        !target.dependencies.contains(line.module)
      else { return nil }
      return Finding(rule: .undeclaredImport, path: line.path, subject: line.module)
    }
  }

  private static func isUpward(_ from: Manifest.Target, _ to: Manifest.Target) -> Bool {
    guard let lower = SourceLayer(path: from.path), let upper = SourceLayer(path: to.path) else { return false }
    return upper.rawValue > lower.rawValue
  }

  private func upwardEdges() -> [Finding] {
    let imported = ownImports.filter { Self.isUpward($0.from, $0.to) }
      .map { Finding(rule: .upward, path: $0.line.path, subject: $0.to.name) }
    let declared = manifest.modules.values.sorted { $0.name < $1.name }.flatMap { from in
      from.dependencies.compactMap { manifest.modules[$0] }.filter { Self.isUpward(from, $0) }
        .map { Finding(rule: .upward, path: from.path, subject: $0.name) }
    }
    return imported + declared
  }

  private func cycles() -> [Finding] {
    manifest.modules.values.sorted { $0.name < $1.name }.filter { modules(below: $0).contains($0.name) }
      .map { Finding(rule: .cycle, path: $0.path, subject: $0.name) }
  }

  /// The names of all modules that a target depends on, also by way of others.
  private func modules(below target: Manifest.Target) -> Set<String> {
    var found: Set<String> = []
    var waiting = target.dependencies
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += manifest.modules[next]?.dependencies ?? [] }
    }
    return found
  }

  /// The targets with which the engine is tested.
  private static let engineTests: Set = ["EngineTesting", "SwiftUICoreTests", "CairoRendererTests"]

  private func frameworksInEngineTests() -> [Finding] {
    manifest.targets.filter { Self.engineTests.contains($0.name) }.flatMap { target in
      modules(below: target).sorted().compactMap { manifest.modules[$0] }
        .filter { SourceLayer(path: $0.path) == .frameworks }
        .map { Finding(rule: .engineTestsAlone, path: target.path, subject: $0.name) }
    }
  }

  private func importsOfCModules() -> [Finding] {
    ownImports.filter { edge in
      guard SourceLayer(path: edge.to.path) == .cModules, let layer = SourceLayer(path: edge.from.path) else { return false }
      // UIKit calls initialisers by Swift's own convention, which only C can name.
      if ["QuartzCore", "UIKit"].contains(edge.from.name), edge.to.name == "CObjectMaking" { return false }
      if edge.from.name == "StoreEngine", edge.to.name == "SQLite3" { return false }
      return layer != .services && layer != .hosts && edge.from.name != "CoreText"
    }.map { Finding(rule: .cModule, path: $0.line.path, subject: $0.to.name) }
  }

  private func importsBesideTheLauncher() -> [Finding] {
    ownImports.filter { edge in
      guard SourceLayer(path: edge.from.path) == .frameworks, let layer = SourceLayer(path: edge.to.path) else { return false }
      guard layer == .services || layer == .hosts else { return false }
      if edge.from.name == "CoreText", edge.to.name == "FontFiles" { return false }
      return !edge.line.path.hasPrefix("Sources/Frameworks/SwiftUI/App/")
    }.map { Finding(rule: .launcherOnly, path: $0.line.path, subject: $0.to.name) }
  }
}

extension SourceTree {
  /// What hosts, renderers and services never name.
  static let engineWords: Set = ["ViewNode", "ViewGraph", "GraphNode", "EnvironmentValues", "View"]
  /// The files of strangers that name the environment's values all the same.
  static let namesOfEnvironment: Set = [
    // Gives windows what apps set for all views of UIKit's classes; it knows no view that reads it.
    "Sources/Frameworks/UIKitTypes/Appearance/AppearanceStore.swift",
    // Says what holds for views without a window, where the environment says it.
    "Sources/Frameworks/UIKitTypes/App/UIAccessibility.swift",
    // Has paragraphs laid out by the engine's rules, which are asked for by an environment.
    "Sources/Frameworks/UIKitTypes/Text/AttributedLayout.swift",
  ]
  static let strangersToTheEngine = ["Sources/Hosts", "Sources/Services", "Sources/Frameworks/UIKitTypes"]
  static let dispatcher = "Sources/Engine/SwiftUICore/Primitives/Gesture/EventDispatcher.swift"
  static let frame = "Sources/Engine/SwiftUICore/Core/Frame/Frame.swift"
  static let displayFolders = ["Sources/Services/CairoRenderer", "Sources/Engine/DisplayModel/Display"]

  func engineWordFindings() -> [Finding] {
    paths(in: Self.strangersToTheEngine).flatMap { path in
      Set(tokens[path]!.map(\.text)).intersection(Self.engineWords)
        .subtracting(Self.namesOfEnvironment.contains(path) ? ["EnvironmentValues"] : []).sorted()
        .map { Finding(rule: .engineWord, path: path, subject: $0) }
    }
  }

  func dispatcherFindings() -> [Finding] {
    let known: Set = ["ViewNode", "GraphNode"]
    return Set((tokens[Self.dispatcher] ?? []).map(\.text).filter { $0.hasSuffix("Node") && !known.contains($0) }).sorted()
      .filter { $0.first?.isUppercase == true }
      .map { Finding(rule: .concreteNode, path: Self.dispatcher, subject: $0) }
  }

  func frameFindings() -> [Finding] {
    let count = (files[Self.frame] ?? "").split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return count < 130 ? [] : [Finding(rule: .tooLong, path: Self.frame, subject: "\(count)")]
  }

  func openSwitchFindings() -> [Finding] {
    let cases = displayCases
    return paths(in: Self.displayFolders).flatMap { path in
      SwitchReader(tokens: tokens[path]!).switches.filter { $0.isOpen(over: cases) }
        .map { Finding(rule: .openSwitch, path: path, subject: "line \($0.defaultLine!): default") }
    }
  }

  /// The names of the cases of `DisplayItem` and `DisplayEffect`.
  var displayCases: Set<String> {
    paths(in: ["Sources/Engine/DisplayModel/Display"]).reduce(into: []) { names, path in
      let tokens = tokens[path]!
      for index in tokens.indices.dropLast() where tokens[index].text == "enum" {
        guard ["DisplayItem", "DisplayEffect"].contains(tokens[index + 1].text) else { continue }
        names.formUnion(SwitchReader.enumCases(in: tokens[(index + 2)...]))
      }
    }
  }
}

extension SourceTree {
  /// The folders of what plugs into the graph, wherever in the engine they stand.
  static let featureFolders: Set = [
    "Canvas", "DragAndDrop", "Focus", "Gesture", "Lazy", "Lists", "Paging", "PanZoom", "Presentation", "Screens", "Scroll",
    "Symbols", "Tabs", "TextInput", "Timeline", "Wheel", "Windows",
  ]
  /// The folders of what they plug into.
  static let graphFolders: Set = ["Graph", "Frame"]
  /// Gestures hold state as views do, so that one reads the properties of both.
  private static let knownToTheGraph: Set = ["Gesture"]

  /// The files in folders of the engine that have one of some names.
  func enginePaths(inFoldersNamed names: Set<String>) -> [String] {
    files.keys.filter { path in
      path.hasPrefix("Sources/Engine/") && !names.isDisjoint(with: path.split(separator: "/").dropLast().map(String.init))
    }.sorted()
  }

  /// The types that feature folders declare and whoever stands below them might name.
  var featureTypes: Set<String> {
    let own = enginePaths(inFoldersNamed: Self.graphFolders).flatMap { DeclaredTypes(in: tokens[$0]!).names }
    return Set(enginePaths(inFoldersNamed: Self.featureFolders).flatMap { DeclaredTypes(in: tokens[$0]!).names })
      .subtracting(own).subtracting(Self.knownToTheGraph)
  }

  func featureNameFindings() -> [Finding] {
    let types = featureTypes
    return enginePaths(inFoldersNamed: Self.graphFolders).flatMap { path in
      Set(tokens[path]!.map(\.text)).intersection(types).sorted()
        .map { Finding(rule: .featureName, path: path, subject: $0) }
    }
  }
}
