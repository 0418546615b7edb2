/// How something that can be pressed shows in the list's row that it leaves its press to.
///
/// A `Pressable` with such a value is pressed itself outside of lists. In a row of a list the row is pressed instead: it turns
/// gray as a whole and does what all such views in it do, as on iOS.
package struct ListRowPress: Equatable {
  /// Whether the row ends with a chevron, as rows do that lead somewhere.
  package var hasDisclosure: Bool
  /// Whether what the row stands for is unfolded, which a chevron of its own says; `nil` for rows that fold nothing.
  package var isUnfolded: Bool?
  /// How gray the row is, 0…1, beside what a press makes of it: as while the screen shows that it leads to.
  package var highlight: DrivenValue?

  /// A press as that of a button, unless told otherwise.
  package init(hasDisclosure: Bool = false, isUnfolded: Bool? = nil, highlight: DrivenValue? = nil) {
    self.hasDisclosure = hasDisclosure
    self.isUnfolded = isUnfolded
    self.highlight = highlight
  }

  package static func == (a: ListRowPress, b: ListRowPress) -> Bool {
    a.hasDisclosure == b.hasDisclosure && a.isUnfolded == b.isUnfolded && a.highlight === b.highlight
  }
}

/// What the views in a row ask of it, together.
package struct ListRowPresses {
  /// What a press of the row does, in the order of the views; none for a row that is only looked at.
  package var actions: [() -> Void] = []
  /// How the row shows.
  package var row = ListRowPress()

  package init() {}
}

/// Takes what views inside ask of their row to it, when it looks for that.
package enum ListRowPressKey: PreferenceKey {
  package static var defaultValue: ListRowPresses { ListRowPresses() }
  package static func reduce(value: inout ListRowPresses, nextValue: () -> ListRowPresses) {
    let next = nextValue()
    value.actions += next.actions
    value.row.hasDisclosure = value.row.hasDisclosure || next.row.hasDisclosure
    value.row.isUnfolded = value.row.isUnfolded ?? next.row.isUnfolded
    value.row.highlight = value.row.highlight ?? next.row.highlight
  }
}

extension ListElement {
  /// What the views in the row ask of it now.
  package var presses: ListRowPresses { node.preference(ListRowPressKey.self) }
}

private enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is part of a list's row, and not of anything that is presented from there.
  package var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}

extension View {
  /// Makes a view no part of the row that it is declared in: it shows elsewhere.
  package nonisolated func outsideOfRows() -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.isInListRow = false
        $0.sectionSupplementStyle = nil
      })
  }
}
