import Foundation

/// State that tells which view has the focus, and moves the focus when it is written.
///
/// A `Bool` stands for one view; an optional value, such as that of an enumeration, for one of several. It is connected to views
/// by `focused(_:)` and `focused(_:equals:)`.
///
///     struct Search: View {
///       @State private var words = ""
///       @FocusState private var isTyping: Bool
///       var body: some View {
///         TextField("Search", text: $words).focused($isTyping).onAppear { isTyping = true }
///       }
///     }
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusStateStorage<Value>?

  /// Creates state for the focus of one view, which is `false` until the view has it.
  public init() where Value == Bool { none = false }
  /// Creates state for the focus of several views, which is `nil` until one of them has it.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Which view has the focus; writing it moves the focus.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// The state itself, for `focused(_:)` and other views.
  public var projectedValue: FocusState<Value>.Binding { Binding(location: location, none: none) }

  /// A way to read and write the focus that another view's state knows.
  @propertyWrapper
  public struct Binding {
    let location: FocusStateStorage<Value>?
    let none: Value

    /// Which view has the focus; writing it moves the focus.
    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set {
        guard let location else {
          Diagnostics.report("@FocusState of \(Value.self) was written before its view appeared; the write is lost")
          return
        }
        location.set(newValue)
      }
    }
    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    if let existing = storage as? FocusStateStorage<Value> {
      location = existing
    } else {
      let made = FocusStateStorage(none: none, graph: node.graph)
      storage = made
      location = made
    }
  }
}

extension FocusState: StructurallyComparable {
  /// The stored value lives in the node; what a parent passes counts only at first.
  package static func areEqual(_ a: FocusState, _ b: FocusState) -> Bool { true }
}

/// What the focus coordinator knows of a `FocusState`.
nonisolated class FocusLinkState {
  private(set) var links: [FocusLink] = []
  /// How often somebody has said by it where the focus is to go.
  fileprivate(set) var requests = 0

  func add(_ link: FocusLink) { links.append(link) }
  func remove(_ node: GraphNode) { links.removeAll { $0.node === node.weakReference } }
  /// Called when the focus left the views of the state.
  func focusLeft() {}
}

/// A view's part in a `FocusState`.
nonisolated struct FocusLink {
  let node: WeakReference<GraphNode>
  let state: FocusLinkState
  /// Whether the state asks for this view.
  let isRequested: () -> Bool
  /// Tells the state that this view has the focus.
  let enter: () -> Void
}

/// Where the state of a focus lives.
nonisolated final class FocusStateStorage<Value: Hashable>: FocusLinkState {
  private let box: StateStorage<Value>
  private let none: Value
  private let engine: WeakReference<ViewGraph>

  init(none: Value, graph: ViewGraph) {
    box = StateStorage(none, graph: graph)
    self.none = none
    engine = graph.weakReference
  }

  var value: Value { box.read() }

  /// Writes what the focus already is.
  func note(_ value: Value) { box.write(value, transaction: nil) }

  /// Writes what the focus is to be, and moves it once views that come with the same change are there.
  func set(_ value: Value) {
    requests += 1
    box.write(value, transaction: nil)
    guard let graph = engine.object else { return }
    graph.enqueueAction { [weak self] in
      if let self { graph.focus.follow(self) }
    }
  }

  override func focusLeft() { note(none) }
}
