/// The views that a container's content stands for, in order; as a view it shows all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  /// A place in the order.
  public typealias Index = Int
  let subviews: SubviewsCollection

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    let subview: Subview

    /// Tells the views apart as long as they are there.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// What the view is called by `id(_:)` or by its loop, where that has a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.explicitID?.base as? ID }

    /// What the view says for a key by `_trait(_:_:)`; the key's default where it says nothing.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[trait: TraitName<Trait>()]
    }

    /// The view.
    @MainActor public var body: some View { subview }
  }

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// All of the views.
  @MainActor public var body: some View { subviews }
}
