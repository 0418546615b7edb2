/// A view whose type is hidden; its state lasts while the hidden type stays the same.
///
/// The compiler no longer sees what is inside, so that comparing and updating go through a box each time: prefer `@ViewBuilder`
/// and `Group` where the type can be named by the compiler.
///
///     let view: AnyView = isLarge ? AnyView(Text("Kyoto")) : AnyView(Circle())
nonisolated public struct AnyView: View {
  fileprivate let storage: AnyViewStorage

  /// Hides the type of a view; where the hidden type changes the view begins anew, without its state.
  public nonisolated init<V: View>(_ view: V) {
    if let any = view as? AnyView {
      storage = any.storage
    } else {
      storage = TypedAnyViewStorage(view)
    }
  }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: StructurallyComparable {
  package static func areEqual(_ a: AnyView, _ b: AnyView) -> Bool {
    a.storage === b.storage || a.storage.isEqual(to: b.storage)
  }
}

extension AnyView: MultiView {
  package static func makeList(_ view: AnyView, inputs: _ViewInputs) -> AnyViewList { AnyViewList(view, inputs: inputs) }

  package static func updateList(_ list: AnyViewList, with view: AnyView) { list.setView(view) }

  public nonisolated static func _viewListCount() -> Int? { nil }
}

/// The hidden view and the operations on its type.
private class AnyViewStorage {
  nonisolated init() {}
  func makeList(_ inputs: _ViewInputs) -> ViewList { EmptyViewList(inputs: inputs) }
  func update(_ list: ViewList) {}
  func isEqual(to other: AnyViewStorage) -> Bool { false }
}

private final class TypedAnyViewStorage<Content: View>: AnyViewStorage {
  private let view: Content
  nonisolated init(_ view: Content) { self.view = view }

  override func makeList(_ inputs: _ViewInputs) -> ViewList { Content._makeViewList(view, inputs: inputs).list }
  override func update(_ list: ViewList) { Content._updateViewList(view, in: _ViewListOutputs(list)) }
  override func isEqual(to other: AnyViewStorage) -> Bool {
    (other as? TypedAnyViewStorage).map { ValueComparator.areEqualViews(view, $0.view) } ?? false
  }
}

/// The elements of a view whose type may change.
package final class AnyViewList: ForwardingViewList {
  private var type: AnyViewStorage.Type

  init(_ view: AnyView, inputs: _ViewInputs) {
    type = Swift.type(of: view.storage)
    super.init(inputs: inputs)
    inner = view.storage.makeList(childInputs)
  }

  package override var standsForOneView: Bool { true }

  func setView(_ view: AnyView) {
    if Swift.type(of: view.storage) == type {
      view.storage.update(inner)
    } else {
      type = Swift.type(of: view.storage)
      replaceInner(with: view.storage.makeList(childInputs))
    }
  }
}
