public import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// A control that chooses a date, a time, or both: a `DatePicker` of SwiftUI.
@MainActor @preconcurrency
open class UIDatePicker: UIControl, FacedView {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// Both.
    case dateAndTime
    /// A number of hours and minutes.
    case countDownTimer
  }

  let face = FaceModel()

  /// Creates a picker of the date of now, as large as it is by itself unless the frame says.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }
  /// Creates a picker from an archive, of which there are none here: one of the date of now.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentHorizontalAlignment = .leading
    showFace(alignment: { $0.faceAlignment }) { DatePickerFace(control: $0) }
  }

  /// The date that is chosen, always in the range; setting it calls nobody.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = newValue
      faceChanged(resizes: false)
    }
  }
  private var storedDate = Date()
  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) {
    if animated { withAnimation { self.date = date } } else { self.date = date }
  }
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { faceChanged() } }
  /// How it is to look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { faceChanged() } }
  /// How it looks.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer): .wheels
    case (.automatic, _): .compact
    default: preferredDatePickerStyle
    }
  }
  /// The first date that can be chosen.
  open var minimumDate: Date? { didSet { faceChanged(resizes: false) } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { faceChanged(resizes: false) } }
  /// Minutes from one time to the next; a divisor of 60, else 1.
  open var minuteInterval = 1 { didSet { faceChanged(resizes: false) } }
  /// Whether times are rounded to ``minuteInterval``.
  open var roundsToMinuteInterval = true
  /// Hours and minutes of a `countDownTimer`, in seconds.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = min(max(newValue.isFinite ? newValue : 0, 60), 86_340)
      faceChanged(resizes: false)
    }
  }
  private var storedDuration: TimeInterval = 60
  /// The language; that of the app unless said otherwise.
  open var locale: Locale? { didSet { faceChanged() } }
  /// The calendar; that of the person unless said otherwise.
  open var calendar: Calendar! = Calendar.current { didSet { faceChanged() } }
  /// The time zone; that of the calendar unless said otherwise.
  open var timeZone: TimeZone? { didSet { faceChanged() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var highlightsItself: Bool { false }

  fileprivate var faceAlignment: Alignment {
    switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    }
  }

  /// The person has chosen a date.
  package func take(_ date: Date) {
    guard date != storedDate else { return }
    self.date = rounded(date)
    tell()
  }
  /// The person has chosen a number of minutes.
  func take(minutes: Int) {
    guard TimeInterval(minutes * 60) != storedDuration else { return }
    countDownDuration = TimeInterval(minutes * 60)
    tell()
  }
  private func tell() { send([.valueChanged, .primaryActionTriggered], nil) }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, (2...30).contains(minuteInterval), 60 % minuteInterval == 0, datePickerMode != .date else {
      return date
    }
    let length = TimeInterval(minuteInterval * 60)
    let hour = (date.timeIntervalSinceReferenceDate / 3600).rounded(.down) * 3600
    let rest = ((date.timeIntervalSinceReferenceDate - hour) / length).rounded(.down) * length
    return Date(timeIntervalSinceReferenceDate: hour + rest)
  }
}

/// How date pickers look.
public enum UIDatePickerStyle: Int, Sendable {
  /// As fits.
  case automatic
  /// Wheels.
  case wheels
  /// Chips that open a calendar or wheels.
  case compact
  /// A calendar.
  case inline
}

private struct DatePickerFace: View {
  @Faced var control: UIDatePicker

  var body: some View {
    Group {
      if control.datePickerMode == .countDownTimer {
        DurationWheels(control: control)
      } else {
        switch control.datePickerStyle {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        case .compact, .automatic: picker.datePickerStyle(.compact).fixedSize()
        }
      }
    }
    .transformEnvironment(\.locale) { if let locale = control.locale { $0 = locale } }
    .environment(\.calendar, calendar)
    .environment(\.timeZone, control.timeZone ?? calendar.timeZone)
    .appearance {
      let interval = control.minuteInterval
      if (2...30).contains(interval), 60 % interval == 0 { $0.datePickers.minuteInterval = interval }
    }
    .disabled(!control.isEnabled)
  }

  private var calendar: Calendar { control.calendar ?? .current }

  private var components: DatePickerComponents {
    switch control.datePickerMode {
    case .time: .hourAndMinute
    case .date: .date
    case .dateAndTime, .countDownTimer: [.date, .hourAndMinute]
    }
  }

  private var picker: some View {
    let date = Binding(get: { [weak control] in control?.date ?? Date() }, set: { [weak control] in control?.take($0) })
    let first = control.minimumDate ?? .distantPast
    let last = max(control.maximumDate ?? .distantFuture, first)
    return Group {
      if control.minimumDate == nil, control.maximumDate == nil {
        DatePicker("", selection: date, displayedComponents: components)
      } else {
        DatePicker("", selection: date, in: first...last, displayedComponents: components)
      }
    }
    .labelsHidden()
  }
}

/// Wheels of hours and minutes.
private struct DurationWheels: View {
  @Faced var control: UIDatePicker

  var body: some View {
    let minutes = Int(control.countDownDuration / 60)
    RowWheels(columns: [
      column(24, minutes / 60, "hours") { $0 * 60 + minutes % 60 }, column(60, minutes % 60, "min") { minutes / 60 * 60 + $0 },
    ])
    .frame(width: 320)
  }

  private func column(_ count: Int, _ selected: Int, _ unit: String, _ minutes: @escaping (Int) -> Int) -> RowWheels.Column {
    RowWheels.Column(count: count, selected: selected, weight: 1) { row in
      AnyView(Text(verbatim: "\(row) \(unit)"))
    } select: { [weak control] row in
      control?.take(minutes: minutes(row))
    }
  }
}
