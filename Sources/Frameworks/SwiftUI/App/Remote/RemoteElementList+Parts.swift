import CoreGraphicsTypes
package import LaunchContract
package import SwiftUICore

extension RemoteElementList {
  /// Tells what can be found now, where wanted with the parts of the interface that it lies in.
  package mutating func read(_ graph: ViewGraph, parts isWithParts: Bool) -> RemoteElements {
    var elements = read(graph)
    guard isWithParts else { return RemoteElements(elements) }
    var parts = PartList()
    for index in elements.indices {
      guard let node = node(of: elements[index].ref) else { continue }
      elements[index].part = parts.innermost(around: node)
      if isCovered(elements[index], node, in: graph) { elements[index].covered = true }
      guard let element = node as? any InterfaceElement else { continue }
      elements[index].kind = element.elementKind.map(RemoteElement.Kind.init)
      let texts = element.shownTexts
      elements[index].texts = texts.isEmpty ? nil : texts
    }
    return RemoteElements(elements, parts: parts.parts)
  }
}

extension RemoteElementList {
  /// Whether something else lies over the middle of what shows of an element.
  private func isCovered(_ element: RemoteElement, _ node: ViewNode, in graph: ViewGraph) -> Bool {
    guard let root = graph.root else { return false }
    let shown = element.frame.rect.intersection(CGRect(origin: .zero, size: root.size))
    return !shown.isNull && graph.isCovered(node, at: CGPoint(x: shown.midX, y: shown.midY))
  }
}

/// Collects the parts that elements lie in.
@MainActor
private struct PartList {
  private(set) var parts: [RemotePart] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// The innermost part around a node, by its place in the list.
  mutating func innermost(around node: ViewNode) -> Int? {
    var around: [any InterfacePart] = []
    var next = node.parent
    while let current = next {
      if let part = current as? any InterfacePart { around.append(part) }
      next = current.parent
    }
    var innermost: Int?
    for part in around.reversed() {
      let id = ObjectIdentifier(part)
      if indices[id] == nil {
        indices[id] = parts.count
        parts.append(RemotePart(kind: .init(part.partKind), frame: RemoteRect(part.frameInWindow), parent: innermost))
      }
      innermost = indices[id]
    }
    return innermost
  }
}

extension RemotePart.Kind {
  fileprivate init(_ kind: InterfacePartKind) {
    switch kind {
    case .navigationBar: self = .navigationBar
    case .toolbar: self = .toolbar
    case .scrollView: self = .scrollView
    }
  }
}

extension RemoteElement.Kind {
  fileprivate init(_ kind: InterfaceElementKind) {
    switch kind {
    case .secureTextField: self = .secureTextField
    case .textEditor: self = .textEditor
    case .pickerWheel: self = .pickerWheel
    case .actionSheet: self = .actionSheet
    }
  }
}
