import Foundation

/// An element as it was found on screen.
struct ElementNode {
  /// What it is; the first is its kind, the others are kinds by which it is found, too.
  var types: [XCUIElement.ElementType]
  /// By what the app knows it; `nil` where it is a part that only tests see.
  var ref: String?
  var identifier = ""
  var label = ""
  var title = ""
  var value: String?
  var placeholder: String?
  var frame = CGRect.zero
  var isEnabled = true
  /// Whether something else lies over it where it would be pressed.
  var isCovered = false
  var isSelected = false
  var hasFocus = false
  /// Whether it is a part of a control, such as its text, by which tests on Apple's platforms reach the control.
  var isControlPart = false
  /// The steps by which a press changes the value of the control; 0: a press is a press.
  var steps = 0
  var children: [ElementNode] = []

  var type: XCUIElement.ElementType { types.first ?? .other }

  func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || types.contains(type) }

  /// Whether one of the properties by which elements are told apart is a text.
  func isNamed(_ name: String) -> Bool { [identifier, title, label, value, placeholder].contains(name) }

  /// The element in some words: `button "Save"`.
  var briefly: String {
    let name = label.isEmpty ? identifier : label
    return name.isEmpty ? type.name : "\(type.name) \"\(name.prefix(60))\""
  }
}

/// All elements of a screen, each after the one that it lies in.
struct ElementTree {
  struct Place {
    var node: ElementNode
    var parent: Int?
    /// The first place behind what lies inside.
    var end: Int
  }

  private(set) var places: [Place] = []
  /// The screen's bounds.
  var bounds: CGRect

  init(_ root: ElementNode) {
    bounds = root.frame
    append(root, parent: nil)
  }

  private mutating func append(_ node: ElementNode, parent: Int?) {
    let index = places.count
    var own = node
    own.children = []
    places.append(Place(node: own, parent: parent, end: index + 1))
    for child in node.children { append(child, parent: index) }
    places[index].end = places.count
  }

  subscript(index: Int) -> ElementNode { places[index].node }

  /// What lies inside of an element, however deep.
  func descendants(of index: Int) -> Range<Int> { index + 1..<places[index].end }

  /// What lies directly inside.
  func children(of index: Int) -> [Int] { descendants(of: index).filter { places[$0].parent == index } }

  /// An element with all that lies inside.
  func subtree(_ index: Int) -> ElementNode {
    var node = places[index].node
    node.children = children(of: index).map(subtree)
    return node
  }

  /// What a person sees, in a line: the elements that have a name.
  var summary: String {
    let named = places.map(\.node).filter { !$0.isControlPart && $0.type != .application && !($0.label + $0.identifier).isEmpty }
    guard !named.isEmpty else { return "nothing that has a name is on screen" }
    let shown = named.prefix(Self.shown).map(\.briefly).joined(separator: ", ")
    return "on screen: " + shown + (named.count > Self.shown ? " and \(named.count - Self.shown) more" : "")
  }

  private static let shown = 12

  /// A line for each element, further in the deeper it lies.
  func description(of index: Int) -> String {
    var lines: [String] = []
    func add(_ index: Int, depth: Int) {
      let node = self[index]
      var line = String(repeating: "  ", count: depth) + node.type.name
      let frame = node.frame
      line += ", {{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"
      for (name, text) in [("identifier", node.identifier), ("label", node.label), ("value", node.value ?? "")]
      where !text.isEmpty {
        line += ", \(name): '\(text)'"
      }
      if !node.isEnabled { line += ", Disabled" }
      if node.isSelected { line += ", Selected" }
      if node.hasFocus { line += ", Keyboard Focused" }
      lines.append(line)
      for child in children(of: index) { add(child, depth: depth + 1) }
    }
    add(index, depth: 0)
    return lines.joined(separator: "\n")
  }
}
