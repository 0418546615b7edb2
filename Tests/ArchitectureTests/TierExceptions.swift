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
    // The graph and the host make what belongs to a window: who has the focus, who takes input, what is presented.
    ("AccessibilityFocus", ["ViewGraph"]),
    ("DragSession", ["ViewGraph"]),
    ("EventDispatcher", ["ViewHost"]),
    ("FocusCoordinator", ["ViewGraph"]),
    ("NoteRegistry", ["ViewGraph"]),
    ("PressSearch", ["ViewGraph"]),
    ("PresentationStack", ["RootNode", "ViewGraph"]),
    ("ResetFocusAction", ["ViewHost"]),
    ("ResetFocusKey", ["ViewHost"]),
    ("WindowTitle", ["ViewGraph"]),
    ("DynamicTypeSize", ["ViewHost"]),
    ("MatchedGeometryKey", ["ViewGraph+Animation"]),
    ("MatchedGeometryNode", ["ViewGraph+Animation"]),
    // A view that comes or goes moves by its own transition.
    ("PresenceAnimation", ["ViewNode"]),
    ("TransitionNode", ["Removal"]),
    // Any container can be scrolled to one of its children.
    ("IdentifiedChildren", ["ContainerNode"]),
    ("ScrollPlace", ["ContainerNode", "ViewNode"]),
    // Layouts and lists ask what kind of view an element is.
    ("TextNode", ["DecoratedViewList", "Layout"]),
    ("ImageNode", ["DecoratedViewList", "Layout"]),
    ("DividerNode", ["DecoratedViewList"]),
    ("LazyNode", ["TraitModifier"]),
    // Pressing, moving and pulling of rows reaches through what is in them.
    ("ListRowPress", ["PressableNode"]),
    ("ListRowPressKey", ["DecoratedViewList", "PressableNode"]),
    ("ListRowPresses", ["DecoratedViewList", "PressableNode"]),
    ("RowShift", ["DecoratedViewList"]),
    ("RowSwipe", ["DecoratedViewList"]),
    // What is covered by a screen sleeps, and what is pulled down can close its sheet.
    ("AnyScreenNode", ["FocusCoordinator"]),
    ("CoverableNode", ["View+KeyboardShortcut", "ViewThatFits"]),
    ("SightObserver", ["ScrollObserver", "View+OnAppear", "View+Task"]),
    ("ContentPullTarget", ["ScrollNode+Panning"]),
    // The window's ground is a colour; gestures are dynamic properties.
    ("Color", ["RootNode"]),
    ("Gesture", ["DynamicPropertyLayout"]),
  ]

  static let all = files.flatMap { type, files in files.map { Exception(file: $0, type: type) } }
}
