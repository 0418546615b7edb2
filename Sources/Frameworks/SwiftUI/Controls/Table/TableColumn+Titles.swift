public import Foundation
public import SwiftUICore

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views that sorts nothing, with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }
  /// Creates a column of views that sorts nothing, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
  /// Creates a column of views that sorts nothing, with a text as its title.
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
  /// Creates a column of strings that sorts nothing, with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts nothing, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts nothing, with a text as its title.
  public nonisolated init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views that sorts by a property, with a title of the app's string tables.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column of views that sorts by a property, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column of views that sorts by a property, with a text as its title.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column of views that sorts by a property that may be missing, with a title of the app's string tables.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column of views that sorts by a property that may be missing, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column of views that sorts by a property that may be missing, with a text as its title.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column of views that sorts by a property with a comparator, with a title of the app's string tables.
  public nonisolated init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
  /// Creates a column of views that sorts by a property with a comparator, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
  /// Creates a column of views that sorts by a property with a comparator, with a text as its title.
  public nonisolated init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
  /// Creates a column of strings that sorts by them, with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts by them with a comparator, with a title of the app's string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts by them, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts by them with a comparator, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts by them, with a text as its title.
  public nonisolated init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: text, comparator: KeyPathComparator(value), content: { Text($0[keyPath: value]) })
  }
  /// Creates a column of strings that sorts by them with a comparator, with a text as its title.
  public nonisolated init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator)
  where Content == Text {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of views that sorts with a comparator, with a title of the app's string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }
  /// Creates a column of views that sorts with a comparator, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
  /// Creates a column of views that sorts with a comparator, with a text as its title.
  public nonisolated init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
