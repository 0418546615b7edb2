public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension GroupBox where Label == Text {
  /// Creates a box with a label that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ labelResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(expansion: nil, content: content, label: Text(labelResource))
  }

  /// Creates a group with a title that a resource names, unfolded while a value is `true`.
  @_disfavoredOverload
  public nonisolated init(
    _ labelResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, content: content, label: Text(labelResource))
  }
}

extension ControlGroup {
  /// Creates a group with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a title that a resource names and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views that sorts nothing, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  /// Creates a column of strings that sorts nothing, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(label: Text(titleResource), comparator: nil, content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views that sorts by a property, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by a property that may be missing, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of views that sorts by a property with a comparator, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column of strings that sorts by them, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of strings that sorts by them with a comparator, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of views that sorts with a comparator, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: comparator, content: content)
  }
}
