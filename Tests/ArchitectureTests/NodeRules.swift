import SwiftLexing

extension SourceTree {
  /// The modules above the engine that draw by themselves and are given contexts in place of nodes.
  static let contextModules = ["Sources/Frameworks/Charts", "Sources/Frameworks/MapKit"]

  /// The classes of the engine's nodes, by name: the base class and all that inherit from it.
  var nodeClasses: Set<String> {
    var superclasses: [String: String] = [:]
    for path in paths(in: [EngineTier.module]) {
      for (name, superclass) in Self.superclasses(in: tokens[path]!) { superclasses[name] = superclass }
    }
    return Set(superclasses.keys.filter { Self.isNode($0, superclasses) })
  }

  /// The classes that a file declares, each with what it inherits from first; "" where that is nothing.
  private static func superclasses(in tokens: [SwiftWord]) -> [(name: String, superclass: String)] {
    let classes = tokens.indices.dropLast().filter {
      tokens[$0].text == "class" && tokens[$0 + 1].text.first?.isUppercase == true
    }
    return classes.map { index in
      var next = index + 2
      var depth = 0
      // What is generic has its parameters before the colon.
      while next < tokens.count, depth > 0 || tokens[next].text == "<" {
        if tokens[next].text == "<" { depth += 1 }
        if tokens[next].text == ">" { depth -= 1 }
        next += 1
      }
      let inherits = next + 1 < tokens.count && tokens[next].text == ":"
      return (tokens[index + 1].text, inherits ? tokens[next + 1].text : "")
    }
  }

  private static func isNode(_ name: String, _ superclasses: [String: String]) -> Bool {
    var name = name
    // A class that is called as the one it inherits from, elsewhere, leads nowhere.
    var seen: Set<String> = []
    while seen.insert(name).inserted {
      if name == "GraphNode" { return true }
      guard let above = superclasses[name] else { return false }
      name = above
    }
    return false
  }

  /// Where charts and maps name a node's class, or the graph.
  func nodeClassFindings() -> [Finding] {
    let classes = nodeClasses.union(["ViewGraph"])
    return paths(in: Self.contextModules).flatMap { path in
      Set(tokens[path]!.map(\.text)).intersection(classes).sorted().map { Finding(rule: .nodeClass, path: path, subject: $0) }
    }
  }
}
