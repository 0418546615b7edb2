/// The references from a tier of the engine to one above it, with why they are there; new ones are not added.
enum TierExceptions {
  struct Exception {
    let file: String
    let type: String
  }

  /// By the type that is named: the files that name it.
  private static let files: [(type: String, files: [String])] = [
    // Every node tells accessibility of itself, and the tree's root gathers what they tell.
    ("AccessibilityBuilder", ["ContainerNode", "LayerNode", "RootNode", "ViewNode"]),
    // A view that comes or goes moves by its own transition.
    ("PresenceAnimation", ["ViewNode"]),
    ("TransitionNode", ["Removal"]),
    // Any container can be scrolled to one of its children.
    ("IdentifiedChildren", ["ContainerNode"]),
    // Layouts and lists ask what kind of view an element is.
    ("TextNode", ["DecoratedViewList", "Layout"]),
    ("ImageNode", ["DecoratedViewList", "Layout"]),
    ("DividerNode", ["DecoratedViewList"]),
    ("LazyNode", ["TraitModifier"]),
    // The window's ground is a colour; gestures are dynamic properties, as views are.
    ("Color", ["RootNode"]),
    ("Gesture", ["DynamicPropertyLayout"]),
  ]

  static let all = files.flatMap { type, files in files.map { Exception(file: $0, type: type) } }
}
