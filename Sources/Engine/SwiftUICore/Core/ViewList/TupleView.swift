import SavedValues
@_spi(Reflection) import Swift

/// The children that a view builder collected, in the order of its statements.
nonisolated public struct TupleView<T>: View {
  /// The children, as a tuple of views.
  public var value: T

  /// Creates a view from a tuple of views.
  public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: MultiView {
  package static func makeList(_ view: TupleView, inputs: _ViewInputs) -> ConcatenatedViewList {
    let elements = TupleElements.of(T.self)
    return withUnsafePointer(to: view.value) { tuple in
      ConcatenatedViewList(inputs: inputs) { inputs in
        elements.map { element in
          element.type.makeList(UnsafeRawPointer(tuple) + element.offset, inputs: inputs.at(inputs.place.with(element.place)))
        }
      }
    }
  }

  package static func updateList(_ list: ConcatenatedViewList, with view: TupleView) {
    withUnsafePointer(to: view.value) { tuple in
      for (element, part) in zip(TupleElements.of(T.self), list.parts) {
        element.type.updateList(part, UnsafeRawPointer(tuple) + element.offset)
      }
    }
  }

  public nonisolated static func _viewListCount() -> Int? {
    var total = 0
    for element in TupleElements.of(T.self) {
      guard let count = element.type.count() else { return nil }
      total += count
    }
    return total
  }
}

extension View {
  /// The views that stand beside each other in a builder's closure, one by one; a single one is itself.
  package nonisolated var builtViews: [AnyView] { (self as? any BuiltViews)?.elements ?? [AnyView(self)] }
}

/// Several views of a builder's closure.
nonisolated private protocol BuiltViews {
  var elements: [AnyView] { get }
}

extension TupleView: BuiltViews {
  fileprivate nonisolated var elements: [AnyView] {
    withUnsafePointer(to: value) { tuple in
      TupleElements.of(T.self).map { $0.type.erased(UnsafeRawPointer(tuple) + $0.offset) }
    }
  }
}

/// The views in a tuple type, found by reflection once for each type.
enum TupleElements {
  typealias Element = (offset: Int, type: any TupleElement.Type, place: IdentityPlace)
  // Safe: main thread only.
  nonisolated(unsafe) private static var cached: [ObjectIdentifier: [Element]] = [:]

  static func of(_ tuple: Any.Type) -> [Element] {
    if let elements = cached[ObjectIdentifier(tuple)] { return elements }
    var elements: [Element] = []
    var counts: [String: Int] = [:]
    _ = _forEachField(of: tuple) { _, offset, type, _ in
      guard let view = type as? any View.Type else {
        fatalError("TupleView holds \(type), which is not a View; pass a tuple of views only")
      }
      // Counted among views of the same type, so that another one beside them moves none.
      let name = TypeName.short(coreType(of: type))
      elements.append((offset, element(view), .named("\(name)#\(counts[name, default: 0])")))
      counts[name, default: 0] += 1
      return true
    }
    cached[ObjectIdentifier(tuple)] = elements
    return elements
  }

  /// The type of a view without the modifiers on it.
  private static func coreType(of type: Any.Type) -> Any.Type {
    var core = type
    while let modified = core as? any ModifiedType.Type { core = modified.modifiedType }
    return core
  }

  private static func element<Content: View>(_: Content.Type) -> any TupleElement.Type { Typed<Content>.self }

  private enum Typed<Content: View>: TupleElement {
    static func makeList(_ value: UnsafeRawPointer, inputs: _ViewInputs) -> ViewList {
      Content._makeViewList(value.assumingMemoryBound(to: Content.self).pointee, inputs: inputs).list
    }
    static func updateList(_ list: ViewList, _ value: UnsafeRawPointer) {
      Content._updateViewList(value.assumingMemoryBound(to: Content.self).pointee, in: _ViewListOutputs(list))
    }
    static func count() -> Int? { Content._viewListCount() }
    static func erased(_ value: UnsafeRawPointer) -> AnyView {
      AnyView(value.assumingMemoryBound(to: Content.self).pointee)
    }
  }
}

/// A type of views that are others with something added.
nonisolated protocol ModifiedType {
  static var modifiedType: Any.Type { get }
}
extension ModifiedContent: ModifiedType { static var modifiedType: Any.Type { Content.self } }
extension IDView: ModifiedType { static var modifiedType: Any.Type { Content.self } }

/// What can be done with a tuple's element whose type is known only at run time.
protocol TupleElement {
  static func makeList(_ value: UnsafeRawPointer, inputs: _ViewInputs) -> ViewList
  static func updateList(_ list: ViewList, _ value: UnsafeRawPointer)
  static func count() -> Int?
  static func erased(_ value: UnsafeRawPointer) -> AnyView
}
