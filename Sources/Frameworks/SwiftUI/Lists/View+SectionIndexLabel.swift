public import SwiftUICore

extension View {
  /// Sets the label by which a list's index leads to the section that the view is; `nil`: it leads there by none.
  ///
  /// The index shows at the trailing edge of a list of which some section has a label, which is best a single letter. A finger
  /// that goes down on it, or moves along it, scrolls to the section.
  ///
  ///     List(groups) { group in
  ///       Section(group.name) { ForEach(group.towns) { Text($0.name) } }.sectionIndexLabel(Text(group.letter))
  ///     }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(SectionNoteModifier(label.map { SectionIndexLabel(text: $0) }))
  }

  /// Sets the label by which a list's index leads to the section that the view is, from the app's translations.
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { sectionIndexLabel(Text(label)) }

  /// Sets the label by which a list's index leads to the section that the view is.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { sectionIndexLabel(Text(label)) }
}

/// What an app calls a section in a list's index.
nonisolated struct SectionIndexLabel: Equatable, Sendable {
  let text: Text
}
