import Foundation
import LaunchContract

extension ElementTree {
  /// Puts together what an app tells of its screen, as tests on Apple's platforms see it: the app, its window, parts such as bars
  /// and lists, and elements in each other.
  init(_ answer: RemoteElements, app: String, screen: CGSize) {
    let bounds = CGRect(origin: .zero, size: screen)
    var builder = Builder(parts: answer.parts ?? [], screen: bounds)
    for element in answer.elements { builder.add(element) }
    var window = ElementNode(types: [.window])
    (window.frame, window.children) = (bounds, builder.roots())
    var root = ElementNode(types: [.application])
    (root.frame, root.label, root.title, root.children) = (bounds, app, app, [window])
    self.init(root)
  }

  /// Nests elements in parts and in each other.
  private struct Builder {
    /// An element or a part that is not yet whole.
    private final class Draft {
      var node: ElementNode
      var children: [Draft] = []
      init(_ node: ElementNode) { self.node = node }

      var finished: ElementNode {
        var result = node
        result.children += children.map(\.finished)
        return result
      }
    }

    let parts: [RemotePart]
    private let top: Draft
    /// The elements around the next one, with their parts.
    private var open: [(level: Int, draft: Draft, parts: [Int])] = []
    private var drafts: [Int: Draft] = [:]

    init(parts: [RemotePart], screen: CGRect) {
      self.parts = parts
      top = Draft(ElementNode(types: [.window]))
    }

    mutating func add(_ element: RemoteElement) {
      while let last = open.last, last.level >= element.level { open.removeLast() }
      let chain = self.chain(to: element.part)
      var parent = open.last?.draft ?? top
      for part in chain where open.last?.parts.contains(part) != true {
        if let draft = drafts[part] {
          parent = draft
        } else {
          let draft = Draft(ElementNode(parts[part]))
          drafts[part] = draft
          parent.children.append(draft)
          parent = draft
        }
      }
      let draft = Draft(ElementNode(element))
      parent.children.append(draft)
      if let part = chain.last { note(element, in: part) }
      open.append((element.level, draft, chain))
    }

    /// A part with rows is a list, and a bar is named after its title.
    private func note(_ element: RemoteElement, in part: Int) {
      guard let draft = drafts[part] else { return }
      if element.role == "row", draft.node.type == .scrollView { draft.node.types = [.collectionView, .table, .scrollView] }
      if element.role == "header", draft.node.type == .navigationBar, draft.node.identifier.isEmpty {
        (draft.node.identifier, draft.node.label) = (element.label ?? "", "")
      }
    }

    /// A part and those around it, the outermost first.
    private func chain(to part: Int?) -> [Int] {
      var (chain, next) = ([Int](), part)
      while let index = next, parts.indices.contains(index), !chain.contains(index) {
        chain.append(index)
        next = parts[index].parent
      }
      return chain.reversed()
    }

    func roots() -> [ElementNode] { top.children.map(\.finished) }
  }
}

extension CGRect {
  init(_ rect: RemoteRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension ElementNode {
  /// A part of the interface.
  init(_ part: RemotePart) {
    let type: XCUIElement.ElementType =
      switch part.kind {
      case .navigationBar: .navigationBar
      case .scrollView: .scrollView
      case .toolbar: .toolbar
      }
    self.init(types: [type])
    frame = CGRect(part.frame)
  }

  /// An element as an app tells of it.
  init(_ element: RemoteElement) {
    self.init(types: Self.types(of: element))
    (ref, identifier, label) = (element.ref, element.identifier ?? "", element.label ?? "")
    frame = CGRect(element.frame)
    (isEnabled, isSelected, hasFocus) = (element.enabled, element.selected ?? false, element.focused ?? false)
    isCovered = element.covered ?? false
    value = element.value
    switch type {
    case .switch: value = element.value.map { $0 == "on" ? "1" : $0 == "off" ? "0" : $0 }
    case .textField, .secureTextField, .searchField, .textView:
      // As on Apple's platforms, an empty field has the value of what stands in it.
      placeholder = element.label
      if (element.value ?? "").isEmpty { value = element.label }
    default: break
    }
    for text in element.texts ?? [] { children.append(part(.staticText, label: text)) }
    if type == .switch { children.append(part(.switch, label: "")) }
    if type == .stepper {
      for (label, steps) in [("Decrement", -1), ("Increment", 1)] {
        var button = part(.button, label: label)
        button.steps = steps
        children.append(button)
      }
    }
  }

  /// A part of a control that stands for the control.
  private func part(_ type: XCUIElement.ElementType, label: String) -> ElementNode {
    var part = self
    (part.types, part.children, part.isControlPart) = ([type], [], true)
    (part.identifier, part.label, part.placeholder) = ("", label, nil)
    if type != .switch { part.value = nil }
    return part
  }

  private static func types(of element: RemoteElement) -> [XCUIElement.ElementType] {
    switch element.kind {
    case .secureTextField: return [.secureTextField]
    case .textEditor: return [.textView]
    case .pickerWheel: return [.pickerWheel]
    case .actionSheet: return [.sheet]
    case nil: break
    }
    return switch element.role {
    case "staticText", "header": [.staticText]
    case "image": [.image]
    case "button": [.button]
    case "link": [.link]
    case "tab": [.button, .tab]
    case "tabBar": [.tabBar]
    case "scrollView": [.scrollView]
    case "toggle": [.switch, .toggle]
    case "textField": [.textField]
    case "searchField": [.searchField]
    case "slider": [.slider]
    case "stepper": [.stepper]
    case "row": [.cell]
    case "keyboardKey": [.key]
    case "alert": [.alert]
    default: [.other]
    }
  }
}
