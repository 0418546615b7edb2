/// What the day will be like.
public struct Forecast: Sendable {
  public let summary: String
  public let wind: Int

  public static let today = Forecast(summary: "Fair", wind: 3)
}
