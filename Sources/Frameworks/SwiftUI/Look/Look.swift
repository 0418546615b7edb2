import SwiftUICore

/// Every number, colour, font and motion of the chrome: bars, rows, cards, switches, sheets, menus.
///
/// What draws a part of the chrome reads it from the environment and holds no number of its own, so that another look is another
/// value of this class. It is a class because its values never change: two looks are equal where they are the same object.
nonisolated final class Look: Sendable {
  /// Of the bars at the top and the bottom of a screen.
  let bars: BarLook
  /// Of tab bars.
  let tabs: TabLook
  /// Of fields to search with.
  let search: SearchLook
  /// Of a choice between a few things side by side.
  let segments: SegmentLook
  /// Of lists and their rows.
  let lists: ListLook
  /// Of tables.
  let tables: TableLook
  /// Of screens that come and go.
  let navigation: NavigationLook
  /// Of menus, and of what opens them.
  let menus: MenuLook
  /// Of switches.
  let switches: SwitchLook
  /// Of boxes with a check.
  let checkboxes: CheckboxLook
  /// Of sliders.
  let sliders: SliderLook
  /// Of steppers.
  let steppers: StepperLook
  /// Of gauges.
  let gauges: GaugeLook
  /// Of wells of colour, and what they open.
  let colorPickers: ColorPickerLook
  /// Of what stands in place of content that is not there.
  let unavailable: UnavailableLook
  /// Of progress bars and spinners.
  let progress: ProgressLook
  /// Of cards around views that belong together.
  let groupBox: GroupBoxLook
  /// Of buttons with a fill.
  let buttons: ButtonLook
  /// Of editors of long texts.
  let textEditors: TextEditorLook
  /// Of what shows above a screen.
  let presentations: PresentationLook
  /// Of popovers.
  let popovers: PopoverLook
  /// Of alerts, and of dialogs from below.
  let alerts: AlertLook
  /// Of wheels.
  let wheels: WheelLook
  /// Of dates and times.
  let dates: DateLook
  /// Of what is picked up and dragged.
  let dragging: DraggingLook

  init(
    bars: BarLook = BarLook(), tabs: TabLook = TabLook(), search: SearchLook = SearchLook(),
    segments: SegmentLook = SegmentLook(), lists: ListLook = ListLook(), tables: TableLook = TableLook(),
    navigation: NavigationLook = NavigationLook(), menus: MenuLook = MenuLook(), switches: SwitchLook = SwitchLook(),
    checkboxes: CheckboxLook = CheckboxLook(), sliders: SliderLook = SliderLook(), steppers: StepperLook = StepperLook(),
    gauges: GaugeLook = GaugeLook(),
    colorPickers: ColorPickerLook = ColorPickerLook(),
    unavailable: UnavailableLook = UnavailableLook(),
    progress: ProgressLook = ProgressLook(), groupBox: GroupBoxLook = GroupBoxLook(), buttons: ButtonLook = ButtonLook(),
    presentations: PresentationLook = PresentationLook(), popovers: PopoverLook = PopoverLook(),
    alerts: AlertLook = AlertLook(), textEditors: TextEditorLook = TextEditorLook(),
    wheels: WheelLook = WheelLook(), dates: DateLook = DateLook(),
    dragging: DraggingLook = DraggingLook()
  ) {
    self.bars = bars
    self.tabs = tabs
    self.search = search
    self.segments = segments
    self.lists = lists
    self.tables = tables
    self.navigation = navigation
    self.menus = menus
    self.switches = switches
    self.checkboxes = checkboxes
    self.sliders = sliders
    self.steppers = steppers
    self.gauges = gauges
    self.colorPickers = colorPickers
    self.unavailable = unavailable
    self.progress = progress
    self.groupBox = groupBox
    self.buttons = buttons
    self.presentations = presentations
    self.popovers = popovers
    self.alerts = alerts
    self.textEditors = textEditors
    self.wheels = wheels
    self.dates = dates
    self.dragging = dragging
  }

  /// The look of iOS 17 and 18.
  static let iOS18 = Look()
}

extension Look: Equatable {
  static func == (a: Look, b: Look) -> Bool { a === b }
}

private enum LookKey: EnvironmentKey {
  static var defaultValue: Look { .iOS18 }
}

extension EnvironmentValues {
  /// What the chrome looks like here.
  var look: Look {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
