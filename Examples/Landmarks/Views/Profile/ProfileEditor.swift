import SwiftUI

/// Changes a profile.
struct ProfileEditor: View {
  @Binding var profile: Profile

  private var goalDates: ClosedRange<Date> {
    let year = 366.0 * 86_400
    return profile.goalDate.addingTimeInterval(-year)...profile.goalDate.addingTimeInterval(year)
  }

  var body: some View {
    Form {
      Section {
        LabeledContent("Name") {
          TextField("Name", text: $profile.username)
            .multilineTextAlignment(.trailing)
        }
        Toggle("Notifications", isOn: $profile.prefersNotifications)
      }
      Section("Favorite season") {
        Picker("Favorite season", selection: $profile.season) {
          ForEach(Profile.Season.allCases) { season in
            Text(season.title).tag(season)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      Section {
        DatePicker("Goal date", selection: $profile.goalDate, in: goalDates, displayedComponents: .date)
      }
    }
  }
}
