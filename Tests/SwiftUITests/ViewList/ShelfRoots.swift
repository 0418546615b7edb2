import Observation
import SwiftUI

/// What a test keeps of the views: ways to their state.
@MainActor final class ShelfAccess {
  var shelf: Binding<Shelf>?
  var focus: FocusState<Int?>.Binding?
}

/// Where the collection is kept.
enum ShelfStore: String, CaseIterable { case state, observable, published, element, closure, optional }

/// A collection kept in one of the ways, and shown in one of them.
struct ShelfRoot: View {
  let store: ShelfStore
  let start: Shelf
  let access: ShelfAccess
  let show: (Binding<Shelf>) -> ShelfView

  var body: some View {
    switch store {
    case .state: StateRoot(shelf: start, access: access, show: show)
    case .observable: ObservableRoot(model: ObservableShelf(start), access: access, isClosure: false, show: show)
    case .closure: ObservableRoot(model: ObservableShelf(start), access: access, isClosure: true, show: show)
    case .published: PublishedRoot(model: PublishedShelf(start), access: access, show: show)
    case .element: ElementRoot(shelves: [start], access: access, show: show)
    case .optional: OptionalRoot(shelf: start, access: access, show: show)
    }
  }
}

@Observable private final class ObservableShelf {
  var shelf: Shelf
  init(_ shelf: Shelf) { self.shelf = shelf }
}

private final class PublishedShelf: ObservableObject {
  @Published var shelf: Shelf
  init(_ shelf: Shelf) { self.shelf = shelf }
}

private struct StateRoot: View {
  @State var shelf: Shelf
  let access: ShelfAccess
  let show: (Binding<Shelf>) -> ShelfView
  var body: some View {
    access.shelf = $shelf
    return show($shelf)
  }
}

private struct ObservableRoot: View {
  @State var model: ObservableShelf
  let access: ShelfAccess
  let isClosure: Bool
  let show: (Binding<Shelf>) -> ShelfView
  var body: some View {
    @Bindable var bindable = model
    let binding =
      isClosure
      ? Binding {
        model.shelf
      } set: {
        model.shelf = $0
      } : $bindable.shelf
    access.shelf = binding
    return show(binding)
  }
}

private struct PublishedRoot: View {
  @StateObject var model: PublishedShelf
  let access: ShelfAccess
  let show: (Binding<Shelf>) -> ShelfView
  init(model: PublishedShelf, access: ShelfAccess, show: @escaping (Binding<Shelf>) -> ShelfView) {
    _model = StateObject(wrappedValue: model)
    self.access = access
    self.show = show
  }
  var body: some View {
    access.shelf = $model.shelf
    return show($model.shelf)
  }
}

private struct ElementRoot: View {
  @State var shelves: [Shelf]
  let access: ShelfAccess
  let show: (Binding<Shelf>) -> ShelfView
  var body: some View {
    ForEach($shelves) { shelf in
      let _ = access.shelf = shelf
      show(shelf)
    }
  }
}

private struct OptionalRoot: View {
  @State var shelf: Shelf?
  let access: ShelfAccess
  let show: (Binding<Shelf>) -> ShelfView
  var body: some View {
    if let shelf = Binding($shelf) {
      let _ = access.shelf = shelf
      show(shelf)
    }
  }
}
