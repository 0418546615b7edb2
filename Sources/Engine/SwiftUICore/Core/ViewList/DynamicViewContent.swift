public import Foundation

/// Views made from a collection, whose elements a list lets people delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets people delete elements in a list: by a swipe, or by a sign before the row while the list is edited.
  ///
  /// The action is to remove the elements at the offsets from the collection; `nil` forbids deleting.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(DynamicEditModifier(edit: .delete(action)))
  }

  /// Lets people move elements in a list, by a handle after the row while the list is edited.
  ///
  /// The action is to move the elements at the offsets before the element at another offset, as `move(fromOffsets:toOffset:)` does;
  /// `nil` forbids moving.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(DynamicEditModifier(edit: .move(action)))
  }
}

extension DynamicViewContent {
  /// Lets things be dropped between the elements in a list.
  package nonisolated func insertion(_ insertion: LoopInsertion?) -> some DynamicViewContent {
    modifier(DynamicEditModifier(edit: .insert(insertion)))
  }
}

/// Moves elements of a loop, by their identities, before another one; before `nil` is the end.
package typealias IdentityMove = (_ sources: [AnyHashable], _ next: AnyHashable?) -> Void

extension DynamicViewContent {
  /// Lets people move elements, by an action that what is around knows; `nil` forbids moving.
  package nonisolated func moving(by move: @escaping (EnvironmentValues) -> IdentityMove?) -> some DynamicViewContent<Self.Data> {
    modifier(DynamicEditModifier(edit: .moveByIdentity(move)))
  }
}

/// What can be put between the elements of a loop.
package struct LoopInsertion {
  /// Whether some things can be put there.
  let accepts: ([TransferItem]) -> Bool
  /// Puts things before the element at an offset of the loop's collection.
  let perform: (Int, [TransferItem]) -> Void

  package nonisolated init(accepts: @escaping ([TransferItem]) -> Bool, perform: @escaping (Int, [TransferItem]) -> Void) {
    (self.accepts, self.perform) = (accepts, perform)
  }
}

/// What can be done with the elements of a loop.
package struct LoopEdits {
  /// Deletes elements at offsets of the loop's collection.
  var delete: ((IndexSet) -> Void)?
  /// Moves elements at offsets before another one.
  var move: ((IndexSet, Int) -> Void)?
  /// Takes what is dropped between elements.
  var insert: LoopInsertion?
}

/// What can be done with an element of a loop.
package struct DynamicEdits {
  var actions = LoopEdits()
  /// Deletes elements at offsets of the loop's collection.
  package var delete: ((IndexSet) -> Void)? { actions.delete }
  /// Moves elements at offsets before another one.
  package var move: ((IndexSet, Int) -> Void)? { actions.move }
  /// Whether things can be dropped beside it.
  package var takesInsertions: Bool { actions.insert != nil }
  /// Where the element is in the collection, counted from 0.
  package let offset: Int
  /// How many elements the collection has.
  package let count: Int
  /// Which loop it is.
  package let loop: ObjectIdentifier
  /// Whether a loop further in has said this, so that what is said of loops around does not count.
  var isOfInnerLoop = false
}

nonisolated struct DynamicEditModifier: ViewModifier {
  enum Edit {
    case delete(((IndexSet) -> Void)?)
    case move(((IndexSet, Int) -> Void)?)
    case moveByIdentity((EnvironmentValues) -> IdentityMove?)
    case insert(LoopInsertion?)
  }
  typealias Body = Never
  let edit: Edit
}

extension DynamicEditModifier {
  static func _viewListCount(modifying count: Int?) -> Int? { count }

  static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs { Modified._makeView(view.content, inputs: inputs) }

  static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    Modified._updateView(view.content, in: outputs)
  }

  static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let list = DynamicEditViewList(view.modifier.edit, inputs: inputs)
    list.inner = Modified._makeViewList(view.content, inputs: list.childInputs).list
    return _ViewListOutputs(list)
  }

  static func _updateViewList<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs) {
    let list = outputs.list(as: DynamicEditViewList.self)
    list.edit = view.modifier.edit
    Modified._updateViewList(view.content, in: _ViewListOutputs(list.inner))
  }
}

/// The elements of a loop with something that can be done with them.
private final class DynamicEditViewList: ForwardingViewList {
  var edit: DynamicEditModifier.Edit

  init(_ edit: DynamicEditModifier.Edit, inputs: _ViewInputs) {
    self.edit = edit
    super.init(inputs: inputs)
  }

  override func dynamicEdits(at index: Int) -> DynamicEdits? {
    guard var edits = inner.dynamicEdits(at: index), !edits.isOfInnerLoop else { return inner.dynamicEdits(at: index) }
    switch edit {
    case .delete(let action): edits.actions.delete = action
    case .move(let action): edits.actions.move = action
    case .moveByIdentity(let action):
      // Where nothing around moves them, other modifiers may.
      if let move = action(EnvironmentValues(scope: scope)) { edits.actions.move = moving(by: move) }
    case .insert(let insertion): edits.actions.insert = insertion
    }
    return edits
  }

  private func moving(by move: @escaping IdentityMove) -> (IndexSet, Int) -> Void {
    { [weak self] offsets, destination in
      guard let self else { return }
      var identities: [Int: AnyHashable] = [:]
      for index in 0..<inner.count {
        guard let offset = inner.dynamicEdits(at: index)?.offset, offsets.contains(offset) || offset == destination else {
          continue
        }
        identities[offset] = identities[offset] ?? inner.explicitID(at: index)
      }
      move(offsets.compactMap { identities[$0] }, identities[destination])
    }
  }
}
