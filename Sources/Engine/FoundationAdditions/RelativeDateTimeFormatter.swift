public import Foundation

/// Writes how far away a point in time is: "2 minutes ago", "tomorrow".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether words such as "yesterday" are used.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How much is said of the unit.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether words such as "yesterday" are used; numbers unless said otherwise.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How much is said of the unit; its name unless said otherwise.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is to stand: a sentence begins with a capital.
  open var formattingContext = Formatter.Context.unknown
  /// What days and months are.
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  /// The language and the region; the person's unless said otherwise.
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// How far a point in time is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let context: FormatStyleCapitalizationContext =
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      case .standalone: .standalone
      case .listItem: .listItem
      default: .unknown
      }
    // The style tells how far its anchor is from what it formats.
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: context
    ).format(referenceDate)
  }

  /// How far away a point in time is that is so many seconds from now; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far away a point in time is that is so many days, hours and so on from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now)
    return localizedString(for: date ?? now, relativeTo: now)
  }

  /// How far away a date is from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
